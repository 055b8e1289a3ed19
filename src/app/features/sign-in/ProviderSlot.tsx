import { useRef } from 'react';
import type { LoginProvider } from '../../../contract/schemas/member.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import { readyProviders, vouchedPerson } from '../../stores/linked/providers.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { lazy, withTexts } from '../loading/lazy.ts';
import { Part } from '../loading/Part.tsx';
import styles from './ProviderSlot.css';

const Providers = lazy(() => import('./Providers.tsx'), { texts: ['providers'], afterPaint: true });

type Flow = typeof import('./provider-flow.ts');
let flow: Flow | undefined;

/** What happens after a tap on a service; its bytes come with the first one. */
export async function providerFlow(): Promise<Flow> {
  flow = await withTexts(() => loadPart(() => import('./provider-flow.ts')), ['vouching'])();
  return flow;
}

interface ProviderSlotProps {
  search: string;
  /** This place is above the form: it says for whom the form is filled in. The place below the form has the buttons. */
  above?: boolean;
  /** The buttons come once they are near the screen; otherwise they come after the first paint. */
  whenNear?: boolean;
}

/** Sign-in with other services, below the form (SPEC 2.3): nothing where the site has none. */
export function ProviderSlot(props: ProviderSlotProps) {
  const here = (vouchedPerson.value !== undefined) === (props.above ?? false);
  return here && readyProviders().length > 0 ? <ProviderPart {...props} /> : null;
}

function ProviderPart({ search, above, whenNear }: ProviderSlotProps) {
  const box = useRef<HTMLDivElement>(null);
  // In the very tap: a browser lets no window open later than that.
  const choose = async (provider: LoginProvider) => {
    if (flow) return flow.chooseProvider(provider, search);
    try {
      await (await providerFlow()).chooseProvider(provider, search);
    } catch (thrown) {
      console.error(thrown);
      showToast('offline', 'no_internet', 3);
    }
  };
  return (
    <div ref={box} className={above ? undefined : styles.providersBelow}>
      <Part
        of={Providers}
        props={{ providers: readyProviders(), onChoose: choose }}
        bones={null}
        place={whenNear ? box : undefined}
        fallback={null}
      />
    </div>
  );
}
