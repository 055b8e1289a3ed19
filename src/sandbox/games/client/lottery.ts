import type { LotteryRequest, LotteryTable, LotteryTicket, Played, Table } from '../messages.ts';
import { make, refill, wait } from './dom.ts';
import type { Frame } from './frame.ts';
import { timesText } from './money.ts';
import { balls, buildPicker, buildSlip } from './picker.ts';
import { start } from './start.ts';
import { ask, newRound, pendingRound, play } from './talk.ts';
import './frame.css';
import './lottery.css';

/** After a draw's moment the page waits this long before it asks, in ms: a phone's clock and the sandbox's are never quite one. */
const AFTER_DRAW = 600;

/** Pause before asking again when a draw could not be had, in ms. */
const AGAIN = 3_000;

void start((frame) => {
  const { stage, controls, table, texts } = frame;
  let now = table.lottery as LotteryTable;
  let ahead = Date.now() - now.asOf;
  let busy = false;
  const draw = make('p', { class: 'draw' });
  const clock = make('b', { class: 'clock', role: 'timer' });
  const last = make('div', { class: 'last' });
  const tickets = make('ol', { class: 'tickets' });
  const picker = buildPicker(now, texts, tellPrize);
  const slip = buildSlip(texts, tellPrize);
  const add = make('button', { type: 'button', class: 'add', onclick: addLine }, texts.addLine);
  const bet = make('button', { type: 'button', class: 'main', onclick: () => void buy() }, texts.takeOff);
  stage.append(
    make('div', { class: 'next' }, draw, clock),
    last,
    picker.element,
    add,
    slip.element,
    make('h2', {}, texts.tickets),
    tickets,
  );
  controls.append(bet);
  show();
  tellPrize();
  window.setInterval(tick, 500);

  function left(moment: number): number {
    return moment + ahead - Date.now();
  }

  function tick(): void {
    const closing = left(now.closesAt);
    const text = closing > 0 ? clockText(closing) : texts.drawing;
    if (clock.textContent !== text) {
      clock.textContent = text;
    }
    const count = lines().length;
    bet.disabled = busy || closing <= 0 || count === 0;
    const title = count > 1 ? `${texts.takeOff} · ${count}×` : texts.takeOff;
    if (bet.textContent !== title) {
      bet.textContent = title;
    }
    add.disabled = busy || picker.picks().length === 0 || slip.lines().length >= now.mostLines - 1;
    if (!busy && left(now.drawAt) < -AFTER_DRAW) {
      void askResult();
    }
  }

  /** What would be bought: the lines of the slip, and what is chosen on the board; none twice. */
  function lines(): string[][] {
    const board = picker.picks();
    const all = board.length > 0 ? [...slip.lines(), board] : slip.lines();
    return [...new Map(all.map((picks) => [picks.join(), picks])).values()];
  }

  function addLine(): void {
    slip.set(lines());
    picker.clear();
    tellPrize();
  }

  function tellPrize(): void {
    const count = picker.picks().length;
    const multiple = now.multiples[count - 1];
    frame.say(multiple ? `${texts.pays} ${timesText(multiple, table.language)}` : texts.pick);
    tick();
  }

  function take(fresh: LotteryTable): void {
    now = fresh;
    ahead = Date.now() - fresh.asOf;
    show();
  }

  function show(): void {
    draw.textContent = `${texts.drawNumber} ${now.numero}`;
    refill(last, make('small', {}, `${texts.lastDraw} ${now.last.numero}`), balls(now.last.numbers, []));
    refill(tickets, ...now.tickets.map((ticket) => ticketRow(frame, ticket)));
    tick();
  }

  async function askResult(): Promise<void> {
    busy = true;
    const open = now.tickets.filter(({ status }) => status === 'open').map(({ numero }) => numero);
    try {
      const fresh = await ask<Played<Table>>('table');
      frame.setBalance(fresh.balance);
      table.balance = fresh.balance;
      take(fresh.lottery as LotteryTable);
      tellResult(open);
    } catch (error) {
      frame.trouble(error);
      await wait(AGAIN);
    }
    busy = false;
    tick();
  }

  /** Tells what the tickets that were open have won. */
  function tellResult(open: readonly string[]): void {
    const ended = now.tickets.filter(({ numero, status }) => status !== 'open' && open.includes(numero));
    const won = ended.filter(({ status }) => status === 'won');
    if (won.length > 0) {
      frame.say(`${texts.win} ${won.map(({ payout }) => frame.money(payout)).join(' + ')}`, 'win');
    } else if (ended.length > 0) {
      frame.say(texts.noWin);
    }
  }

  async function buy(request?: LotteryRequest): Promise<void> {
    busy = true;
    tick();
    frame.lock(true);
    const chosen = { round: newRound(), stake: frame.stake(), numero: now.numero, lines: lines() };
    try {
      const trouble = (): void => frame.say(texts.retrying, 'trouble');
      const answer = await play<Played<LotteryTable>>(request ?? chosen, trouble);
      table.balance = answer.balance;
      frame.setBalance(answer.balance);
      picker.clear();
      slip.set([]);
      take(answer);
      frame.say(texts.ticketBought);
    } catch (error) {
      if ((error as { code?: string }).code === 'order.closed') {
        frame.say(texts.drawClosed, 'trouble');
      } else {
        frame.trouble(error);
      }
    }
    frame.lock(false);
    busy = false;
    tick();
  }

  const pending = pendingRound<LotteryRequest>();
  if (pending) {
    void buy(pending);
  }
});

function ticketRow({ texts, money }: Frame, ticket: LotteryTicket): HTMLElement {
  const { numero, picks, stake, status, payout, numbers } = ticket;
  const end = status === 'won' ? `+${money(payout)}` : texts[status];
  return make(
    'li',
    { class: `ticket ${status}` },
    make('div', {}, make('small', {}, `${numero} · ${money(stake)}`), balls(picks, numbers ? picks : [])),
    make('b', {}, end),
  );
}

/** Time as 4:05, or 3:04:05 from an hour on. */
function clockText(time: number): string {
  const seconds = Math.ceil(time / 1000);
  const two = (value: number): string => `0${value}`.slice(-2);
  const minutes = Math.floor(seconds / 60);
  const short = `${minutes % 60}:${two(seconds % 60)}`;
  return minutes < 60 ? short : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
