import { loadPart } from '../../../lib/lazy-part.ts';
import { showToast } from '../../../stores/screen/toasts.ts';

/** The code that checks, copies and sends pictures; it comes once somebody chooses one, or resumes an upload. */
const loadUploads = () =>
  loadPart(async () => {
    const [pictures, sending] = await Promise.all([
      import('../../../stores/kyc/kyc-pictures.ts'),
      import('../../../stores/kyc/kyc-send.ts'),
    ]);
    return { ...pictures, ...sending };
  });

type Uploads = Awaited<ReturnType<typeof loadUploads>>;

/** Loads that code early: while the phone's file chooser is open, the line is idle. */
export const warmUploads = (): void => void loadUploads().catch(console.warn);

/** Runs `act` with that code; a toast says so when it cannot be loaded. */
export function withUploads(act: (uploads: Uploads) => unknown): void {
  loadUploads().then(act, (error: unknown) => {
    console.error(error);
    showToast('offline', 'no_internet', 3);
  });
}
