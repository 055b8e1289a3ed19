import { FISH, type Fish } from '../fish/kinds.ts';
import type { FishAnswer, FishRequest, Played } from '../messages.ts';
import { lessMotion, make, symbolImage } from './dom.ts';
import type { Frame } from './frame.ts';
import { start } from './start.ts';
import { newRound, pendingRound, play } from './talk.ts';
import './frame.css';
import './fish.css';

/** Fish in the water at a time. */
const SHOAL = 9;

void start((frame) => {
  const { stage, texts, table } = frame;
  const sea = make('div', { class: 'sea' });
  const cannon = make('div', { class: 'cannon' });
  stage.append(sea, cannon);
  frame.say(texts.aim);
  let busy = false;

  for (let lane = 0; lane < SHOAL; lane += 1) {
    swim(
      sea,
      lane,
      (swimmer, fish) => void shoot(swimmer, { round: newRound(), stake: frame.stake(), kind: fish.kind }),
    );
  }

  async function shoot(swimmer: HTMLElement | undefined, request: FishRequest): Promise<void> {
    if (busy) {
      return;
    }
    busy = true;
    frame.lock(true);
    frame.takeStake();
    if (swimmer) {
      fire(stage, cannon, swimmer);
    }
    try {
      const answer = await play<Played<FishAnswer>>(request, () => frame.say(texts.retrying, 'trouble'));
      table.balance = answer.balance;
      frame.setBalance(answer.balance);
      tell(frame, swimmer, answer);
    } catch (error) {
      frame.setBalance(table.balance);
      frame.trouble(error);
    }
    frame.lock(false);
    busy = false;
  }

  const pending = pendingRound<FishRequest>();
  if (pending) {
    void shoot(undefined, pending);
  }
});

function tell(frame: Frame, swimmer: HTMLElement | undefined, { caught, payout }: FishAnswer): void {
  frame.say(caught ? `${frame.texts.caught} ${frame.money(payout)}` : frame.texts.missed, caught ? 'win' : undefined);
  if (caught && swimmer) {
    swimmer.classList.add('caught');
  }
}

/** Sends a fish across a lane, again and again: each crossing is another fish. */
function swim(sea: HTMLElement, lane: number, aimed: (swimmer: HTMLElement, fish: Fish) => void): void {
  const fish = drawFish();
  const size = 44 + Math.round(Math.sqrt(fish.multiple) * 5);
  const swimmer = make(
    'button',
    { type: 'button', class: lane % 2 === 0 ? 'swimmer' : 'swimmer east', 'aria-label': `${fish.multiple}x` },
    make('span', { class: 'body' }, symbolImage(fish.art, size)),
    make('b', {}, `${fish.multiple}x`),
  );
  const time = 9 + Math.random() * 8;
  swimmer.style.top = `${4 + (lane * 88) / SHOAL}%`;
  swimmer.style.animationDuration = `${time}s`;
  swimmer.style.animationDelay = `${-Math.random() * time * 0.8}s`;
  if (lessMotion) {
    swimmer.style.left = `${8 + ((lane * 37) % 70)}%`;
  }
  swimmer.addEventListener('click', () => aimed(swimmer, fish));
  const next = (): void => {
    swimmer.remove();
    swim(sea, lane, aimed);
  };
  swimmer.addEventListener('animationend', next);
  sea.append(swimmer);
}

/** Small fish are common, big ones rare. */
function drawFish(): Fish {
  const at = Math.floor(Math.random() ** 1.6 * FISH.length);
  return FISH[at] ?? (FISH[0] as Fish);
}

/** A shot from the cannon to the fish; only for the eye, the sandbox decides. */
function fire(stage: HTMLElement, cannon: HTMLElement, swimmer: HTMLElement): void {
  const from = cannon.getBoundingClientRect();
  const to = swimmer.getBoundingClientRect();
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  cannon.style.transform = `rotate(${(Math.atan2(x, -y) * 180) / Math.PI}deg)`;
  if (lessMotion) {
    return;
  }
  const shot = make('i', { class: 'shot' });
  shot.style.left = `${from.left + from.width / 2 - stage.getBoundingClientRect().left}px`;
  stage.append(shot);
  shot.getBoundingClientRect(); // The start must be laid out before the end is set, or nothing moves.
  shot.style.transform = `translate(${x}px,${y}px)`;
  window.setTimeout(() => shot.remove(), 260);
}
