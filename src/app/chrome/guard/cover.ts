import { effect, type ReadonlySignal } from '@preact/signals';
import type { IdleState } from '../../stores/idle.ts';
import { siteName } from '../../stores/system.ts';

/** Hides the app and the page's name while the state is not `open`; a page that writes its name meanwhile changes nothing. */
export function cover(state: ReadonlySignal<IdleState>): void {
  const root = document.documentElement;
  let title = '';
  const conceal = () => {
    if (document.title === siteName()) return;
    title = document.title;
    document.title = siteName();
  };
  const watch = new MutationObserver(conceal);
  effect(() => {
    if (state.value === 'open') {
      watch.disconnect();
      delete root.dataset.locked;
      if (title) document.title = title;
      title = '';
      return;
    }
    root.dataset.locked = '';
    conceal();
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
  });
}
