import type { DuelAnswer, DuelRequest, Played } from '../messages.ts';
import { lessMotion, make, refill, symbolImage, wait } from './dom.ts';
import type { Frame } from './frame.ts';
import { start } from './start.ts';
import { newRound, pendingRound, play } from './talk.ts';
import './frame.css';
import './duel.css';

type Side = DuelRequest['side'];

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['spade-suit', 'heart-suit', 'club-suit', 'diamond-suit'];

void start((frame) => {
  const { stage, texts, table } = frame;
  const cards = { dragon: make('div', { class: 'card back' }), tiger: make('div', { class: 'card back' }) };
  const past = make('ol', { class: 'past' });
  const choices = (['dragon', 'tie', 'tiger'] as const).map((side) => sideButton(frame, side, choose));
  stage.append(
    past,
    make(
      'div',
      { class: 'cloth' },
      seat(texts.dragon, 'dragon-face', cards.dragon),
      seat(texts.tiger, 'tiger-face', cards.tiger),
    ),
    make('p', { class: 'rule' }, texts.duelRule),
    make('div', { class: 'sides' }, ...choices),
  );
  frame.say(texts.choose);

  function choose(side: Side): void {
    void turn({ round: newRound(), stake: frame.stake(), side });
  }

  async function turn(request: DuelRequest): Promise<void> {
    lock(true, request.side);
    frame.takeStake();
    frame.say('…');
    for (const card of [cards.dragon, cards.tiger]) {
      card.className = 'card back';
      refill(card);
    }
    try {
      const trouble = (): void => frame.say(texts.retrying, 'trouble');
      const answer = await play<Played<DuelAnswer>>(request, trouble);
      await reveal(answer);
    } catch (error) {
      frame.setBalance(table.balance);
      frame.trouble(error);
    }
    lock(false);
  }

  async function reveal(answer: Played<DuelAnswer>): Promise<void> {
    for (const side of ['dragon', 'tiger'] as const) {
      await wait(lessMotion ? 0 : 450);
      show(cards[side], answer[side], answer.winner === side);
    }
    table.balance = answer.balance;
    frame.setBalance(answer.balance);
    const won = Number(answer.payout) > 0;
    const result = texts[answer.winner];
    frame.say(
      won ? `${result}! ${texts.win} ${frame.money(answer.payout)}` : `${result}. ${texts.noWin}`,
      won ? 'win' : undefined,
    );
    past.insertBefore(make('li', { class: answer.winner }, result.charAt(0)), past.firstChild);
  }

  function lock(locked: boolean, chosen?: Side): void {
    frame.lock(locked);
    for (const button of choices) {
      button.disabled = locked;
      button.classList.toggle('chosen', button.value === chosen);
    }
  }

  const pending = pendingRound<DuelRequest>();
  if (pending) {
    void turn(pending);
  }
});

function seat(name: string, art: string, card: HTMLElement): HTMLElement {
  return make('div', { class: 'seat' }, symbolImage(art, 56), make('b', {}, name), card);
}

function sideButton({ texts }: Frame, side: Side, choose: (side: Side) => void): HTMLButtonElement {
  const pays = side === 'tie' ? texts.pays12 : texts.pays2;
  return make(
    'button',
    { type: 'button', class: `side ${side}`, value: side, onclick: () => choose(side) },
    make('b', {}, texts[side]),
    make('small', {}, pays),
  );
}

function show(card: HTMLElement, { rank, suit }: DuelAnswer['dragon'], won: boolean): void {
  const red = suit % 2 === 1;
  card.className = `card face${red ? ' red' : ''}${won ? ' won' : ''}`;
  refill(card, make('b', {}, RANKS[rank - 1] ?? ''), symbolImage(SUITS[suit] ?? 'spade-suit', 44));
}
