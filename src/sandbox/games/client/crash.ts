import type { FlightAnswer, FlightRequest, Played } from '../messages.ts';
import { lessMotion, make } from './dom.ts';
import type { Frame } from './frame.ts';
import { timesText } from './money.ts';
import { buildSky } from './sky.ts';
import { start } from './start.ts';
import { askUntilAnswered, newRound, pendingRound, play } from './talk.ts';
import './frame.css';
import './crash.css';

/** Multipliers to leave at by itself, in hundredths; 0 is by hand. */
const AUTO = [0, 120, 150, 200, 300, 500, 1000];

void start((frame) => {
  const { texts, table } = frame;
  const sky = buildSky(table.symbols[1] ?? 'rocket', lessMotion);
  const past = make('ol', { class: 'past' });
  const auto = autoChooser(frame);
  const button = make('button', { type: 'button', class: 'main', onclick: () => void press() }, texts.takeOff);
  frame.stage.append(sky.element, past, auto.element);
  frame.controls.append(button);
  let round: string | undefined;
  let leaving = false;

  /** One button: it places the bet, and while the flight lasts it leaves. */
  async function press(): Promise<void> {
    if (round === undefined) {
      await fly({ round: newRound(), stake: frame.stake(), auto: auto.value() });
    } else if (!leaving) {
      leaving = true;
      button.disabled = true;
      await settle(round, 'leave');
    }
  }

  async function fly(request: FlightRequest): Promise<void> {
    button.disabled = true;
    frame.lock(true);
    frame.takeStake();
    frame.say('…');
    try {
      const answer = await play<Played<FlightAnswer>>(request, trouble);
      await watch(request.round, request.stake, answer);
    } catch (error) {
      free();
      frame.setBalance(table.balance);
      frame.trouble(error);
    }
  }

  async function watch(flight: string, stake: string, answer: Played<FlightAnswer>): Promise<void> {
    round = flight;
    leaving = false;
    frame.setBalance(answer.balance);
    if (answer.state !== 'flying') {
      land(answer);
      return;
    }
    button.disabled = false;
    button.classList.add('leave');
    frame.say(`${texts.stake}: ${frame.money(stake)}`);
    sky.fly(answer.elapsed, (multiplier) => {
      button.textContent = `${texts.leave} ${timesText(multiplier, table.language)}`;
    });
    await settle(flight, 'watch');
  }

  /** Waits for the end of the flight, or asks to leave it; whichever answer comes first lands it. */
  async function settle(flight: string, what: 'watch' | 'leave'): Promise<void> {
    try {
      for (;;) {
        const answer = await askUntilAnswered<Played<FlightAnswer>>(what, { round: flight }, trouble);
        if (round !== flight) {
          return;
        }
        if (answer.state !== 'flying') {
          land(answer);
          return;
        }
      }
    } catch (error) {
      free();
      frame.trouble(error);
    }
  }

  function land(answer: Played<FlightAnswer>): void {
    const left = answer.state === 'left';
    const times = timesText(answer.multiplier, table.language);
    table.balance = answer.balance;
    frame.setBalance(answer.balance);
    sky.land(times, left);
    frame.say(
      left ? `${texts.left} ${times}: ${texts.win} ${frame.money(answer.payout)}` : `${texts.crashed} ${times}`,
      left ? 'win' : undefined,
    );
    past.insertBefore(make('li', { class: left ? 'left' : 'crashed' }, times), past.firstChild);
    free();
  }

  function free(): void {
    round = undefined;
    button.classList.remove('leave');
    button.disabled = false;
    button.textContent = texts.takeOff;
    frame.lock(false);
  }

  function trouble(): void {
    frame.say(texts.retrying, 'trouble');
  }

  const pending = pendingRound<FlightRequest>();
  if (table.flight) {
    frame.lock(true);
    void watch(table.flight.round, table.flight.stake, { ...table.flight.answer, balance: table.balance });
  } else if (pending) {
    void fly(pending);
  }
});

/** Chooses the multiplier to leave at by itself; a tap goes to the next one. */
function autoChooser({ texts, table }: Frame) {
  let at = 0;
  const name = (): string => (AUTO[at] ? timesText(AUTO[at] ?? 0, table.language) : texts.byHand);
  const shown = make('b', {}, name());
  const element = make(
    'button',
    {
      type: 'button',
      class: 'auto',
      onclick: () => {
        at = (at + 1) % AUTO.length;
        shown.textContent = name();
      },
    },
    `${texts.auto}: `,
    shown,
  );
  return { element, value: () => AUTO[at] ?? 0 };
}
