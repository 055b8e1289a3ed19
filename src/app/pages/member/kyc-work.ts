import { loadPart } from '../../lib/lazy-part.ts';
import { showToast } from '../../stores/toasts.ts';

type Work = typeof import('./Kyc.parts/work.ts').kycWork;

const bring = () => loadPart(() => import('./Kyc.parts/work.ts'));

/** Has the bytes come that a tap will need: while the phone's file chooser is open, the line is idle. */
export const warmWork = (): void => void bring().catch(console.warn);

/** Does something with pictures, once its bytes are here; where they cannot be had, the person is told. */
export function withWork(act: (work: Work) => unknown): void {
  bring().then(
    ({ kycWork }) => act(kycWork),
    (error: unknown) => {
      console.error(error);
      showToast('offline', 'no_internet', 3);
    },
  );
}
