import { useRef } from 'react';
import type { LoginProvider } from '../../../contract/schemas/member.ts';
import { language, loadTexts } from '../../i18n/texts.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import { readyProviders, vouchedPerson } from '../../stores/providers.ts';
import { showToast } from '../../stores/toasts.ts';
import { type PartSource, usePart } from '../../ui/part/use-part.ts';
import type { ProvidersProps } from './parts/Providers.tsx';

type Flow = typeof import('./parts/provider-flow.ts');
let flow: Flow | undefined;

/** What happens after a tap on a service; its bytes come with the first one. */
export async function providerFlow(): Promise<Flow> {
  const [part] = await Promise.all([
    loadPart(() => import('./parts/provider-flow.ts')),
    loadTexts(language(), ['vouching']),
  ]);
  flow = part;
  return part;
}

interface ProviderSlotProps {
  /** The buttons: with `afterPaint` they come by themselves, without it when they are near the screen. */
  part: PartSource<ProvidersProps>;
  search: string;
  /** This place is above the form: there it is told for whom the form is filled in, below it stand the buttons. */
  above?: boolean;
}

/** Sign-in with other services, below the form (SPEC 2.3): nothing where the site has none. */
export function ProviderSlot(props: ProviderSlotProps) {
  const providers = readyProviders();
  const here = (vouchedPerson.value !== undefined) === (props.above ?? false);
  return here && providers.length > 0 ? <Late {...props} providers={providers} /> : null;
}

function Late({ part, search, above, providers }: ProviderSlotProps & Pick<ProvidersProps, 'providers'>) {
  const box = useRef<HTMLDivElement>(null);
  const { Part } = usePart(part, part.afterPaint ? undefined : box);
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
    <div ref={box} className={above ? 'form-person' : 'form-providers'}>
      {Part && <Part providers={providers} onChoose={choose} />}
    </div>
  );
}
