import { loadPart } from '../../../lib/lazy-part.ts';
import { showToast } from '../../../stores/toasts.ts';

type Work = typeof import('./application.ts').applyWork;

const bring = () => loadPart(() => import('./application.ts'));

/** Does something with an application once its bytes are here; where they cannot be had, the person is told. */
export async function withWork(act: (work: Work) => unknown): Promise<void> {
  try {
    const { applyWork } = await bring();
    await act(applyWork);
  } catch (error) {
    console.error(error);
    showToast('offline', 'no_internet', 3);
  }
}
