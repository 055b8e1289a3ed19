import { type ReadonlySignal, signal } from '@preact/signals';

/** The browser's offer to install this page (Chromium); it is good for one question. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The early script of the HTML holds an offer that came before the app. */
type Holder = Window & { installOffer?: InstallOffer | undefined };

/**
 * `none`: this browser offers nothing, so a person installs by its menu. `ready`: one tap installs. `asking`: the browser asks.
 * `refused`: the person said no for now. `installed`: it is on the home screen.
 */
export type InstallState = 'none' | 'ready' | 'asking' | 'refused' | 'installed';

const state = signal<InstallState>('none', { name: 'install.state' });
let following = false;

/** Where installing stands. */
export const installState: ReadonlySignal<InstallState> = state;

const holder = (): Holder => window as Holder;

/** Browsers that tell whether this site's app is on the phone already (Chromium on Android, by the web manifest). */
async function lookForApp(): Promise<void> {
  const own = navigator as Navigator & { getInstalledRelatedApps?: () => Promise<unknown[]> };
  const apps = await own.getInstalledRelatedApps?.();
  if (apps?.length) state.value = 'installed';
}

/** Follows the browser's offer; called by whoever shows it. */
export function followInstall(): void {
  if (holder().installOffer && state.peek() === 'none') state.value = 'ready';
  if (following) return;
  following = true;
  // The early script's own listener has put it in its place before this one hears of it.
  addEventListener('beforeinstallprompt', () => {
    state.value = 'ready';
  });
  addEventListener('appinstalled', () => {
    state.value = 'installed';
  });
  lookForApp().catch(console.warn);
}

/** Has the browser ask whether to install. Call it in the tap itself: browsers want that. Never throws. */
export async function install(): Promise<void> {
  const offer = holder().installOffer;
  if (!offer || state.peek() !== 'ready') return;
  holder().installOffer = undefined;
  state.value = 'asking';
  try {
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    // The browser may have told of the end already.
    if (installState.peek() === 'asking') state.value = outcome === 'accepted' ? 'installed' : 'refused';
  } catch (error) {
    console.warn(error);
    state.value = 'none';
  }
}
