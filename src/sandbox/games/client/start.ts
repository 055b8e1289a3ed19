import type { Table } from '../messages.ts';
import { goBack } from './back.ts';
import { make } from './dom.ts';
import { buildFrame, type Frame, openDialog } from './frame.ts';
import { ask, askUntilAnswered, RefusedError } from './talk.ts';
import { textsOf } from './texts.ts';

/** Where a page leads that does not know who plays. */
const HOME = '/m/home';

/** Opens the game: exchanges the launch's ticket, fetches the table, builds the frame, and hands over to the game. */
export async function start(run: (frame: Frame) => void): Promise<void> {
  const texts = textsOf(window.navigator.language || 'pt');
  const waiting = make('p', { class: 'waiting-word', role: 'status' }, texts.loading);
  document.getElementById('game')?.append(make('div', { class: 'waiting' }, cover(), waiting));
  try {
    await openTicket();
    const table = await askUntilAnswered<Table>('table', undefined, () => {
      waiting.textContent = texts.retrying;
    });
    run(buildFrame(table));
  } catch (error) {
    const text = error instanceof RefusedError ? texts.expired : texts.failed;
    openDialog(text, texts.back, () => goBack(HOME));
  }
}

/** Side of the cover, in CSS px: that of the lobby's tile, so that a browser which has shown it has it. */
const COVER = 112;

/** The game's picture and name, as in the lobby. */
function cover(): HTMLElement {
  const [id = ''] = window.location.pathname.split('/').slice(-1);
  const pixels = COVER * (window.devicePixelRatio > 1 ? 2 : 1);
  const size = String(COVER);
  return make(
    'div',
    {},
    make('img', {
      class: 'waiting-cover',
      src: `/img/game/${id}?w=${pixels}&q=20`,
      width: size,
      height: size,
      alt: '',
    }),
    make('h1', { class: 'waiting-name' }, document.title),
  );
}

/** A ticket works once; when it has been used, the cookie of the first time may still hold, as after a reload. */
async function openTicket(): Promise<void> {
  const ticket = /[#&]ticket=([\w-]+)/.exec(window.location.hash)?.[1];
  if (!ticket) {
    return;
  }
  window.history.replaceState(null, '', window.location.pathname);
  try {
    await ask('open', { ticket });
  } catch (error) {
    if (!(error instanceof RefusedError)) {
      await ask('open', { ticket });
    }
  }
}
