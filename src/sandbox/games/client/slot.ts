import type { Played, SlotAnswer, SlotRequest } from '../messages.ts';
import { celebrate } from './coins.ts';
import { lessMotion, make, wait } from './dom.ts';
import type { Frame } from './frame.ts';
import { minorOf } from './money.ts';
import { openPaytable } from './paytable.ts';
import { buildReels, type Reels } from './reels.ts';
import { start } from './start.ts';
import { newRound, pendingRound, play } from './talk.ts';
import './frame.css';
import './slot.css';

/** From this multiple of the stake on a win is a big one. */
const BIG = 10;

void start((frame) => {
  const { stage, controls, table, texts } = frame;
  const reels = buildReels(table.symbols);
  const button = make('button', { type: 'button', class: 'main spin', onclick: () => void spin() }, texts.spin);
  const info = make(
    'button',
    { type: 'button', class: 'info', 'aria-label': texts.paytable, onclick: () => openPaytable(table.symbols, texts) },
    'i',
  );
  stage.append(scenery(table.gameId), make('div', { class: 'cabinet' }, reels.element));
  controls.append(info, button);

  async function spin(request: SlotRequest = { round: newRound(), stake: frame.stake() }): Promise<void> {
    button.disabled = true;
    frame.lock(true);
    frame.takeStake();
    frame.say('…');
    reels.roll();
    try {
      await show(frame, reels, request, await played(frame, request));
    } catch (error) {
      reels.halt();
      frame.trouble(error);
      frame.setBalance(table.balance);
    }
    frame.lock(false);
    button.disabled = false;
    button.focus();
  }

  const pending = pendingRound<SlotRequest>();
  if (pending) {
    void spin(pending);
  }
});

/** The answer, not before the reels have turned for a moment. */
async function played(frame: Frame, request: SlotRequest): Promise<Played<SlotAnswer>> {
  const trouble = (): void => frame.say(frame.texts.retrying, 'trouble');
  const [answer] = await Promise.all([play<Played<SlotAnswer>>(request, trouble), wait(lessMotion ? 0 : 450)]);
  return answer;
}

async function show(frame: Frame, reels: Reels, request: SlotRequest, answer: Played<SlotAnswer>): Promise<void> {
  await reels.land(answer.grid);
  frame.table.balance = answer.balance;
  frame.setBalance(answer.balance);
  const minor = minorOf(answer.payout, frame.table);
  if (minor === 0) {
    frame.say(frame.texts.noWin);
    return;
  }
  frame.say(`${frame.texts.win} ${frame.money(answer.payout)}`, 'win');
  reels.mark(answer.wins);
  if (minor >= BIG * minorOf(request.stake, frame.table)) {
    celebrate(frame.stage, frame.texts.bigWin, frame.money(answer.payout));
  }
}

/** The game's own art behind the reels. */
function scenery(gameId: string): HTMLElement {
  const pixels = 360 * Math.min(2, window.devicePixelRatio || 1);
  return make('div', {
    class: 'scenery',
    style: `background-image:url(/img/game/${gameId}?w=${pixels}&q=65)`,
  });
}
