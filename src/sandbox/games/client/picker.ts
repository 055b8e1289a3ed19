import type { LotteryTable } from '../messages.ts';
import { make, refill } from './dom.ts';
import type { Texts } from './texts.ts';

/** Where a player chooses numbers. */
export interface Picker {
  element: HTMLElement;
  /** What is chosen, as a ticket names it; empty while it would be none. */
  picks(): string[];
  clear(): void;
}

/** A board of balls, or a row of digits for each of the last two places. */
export function buildPicker(table: LotteryTable, texts: Texts, changed: () => void): Picker {
  return table.kind === 'balls' ? ballPicker(table, texts, changed) : digitPicker(table, texts, changed);
}

function ballPicker({ of, multiples }: LotteryTable, texts: Texts, changed: () => void): Picker {
  const buttons = Array.from({ length: of }, (_, at) => numberButton(`0${at + 1}`.slice(-2), toggle));
  const chosen = (): HTMLButtonElement[] => buttons.filter((button) => button.classList.contains('chosen'));

  function toggle(button: HTMLButtonElement): void {
    if (!button.classList.contains('chosen') && chosen().length >= multiples.length) {
      return;
    }
    mark(button, !button.classList.contains('chosen'));
    changed();
  }
  return {
    element: make('div', { class: 'board', role: 'group', 'aria-label': texts.pickBalls }, ...buttons),
    picks: () => chosen().map(({ value }) => value),
    clear: () => {
      for (const button of chosen()) {
        mark(button, false);
      }
    },
  };
}

function digitPicker(_table: LotteryTable, texts: Texts, changed: () => void): Picker {
  const places = [texts.tens, texts.units].map((label) => {
    const buttons = Array.from({ length: 10 }, (_, digit) => numberButton(String(digit), choose));
    function choose(button: HTMLButtonElement): void {
      const on = !button.classList.contains('chosen');
      for (const each of buttons) {
        mark(each, on && each === button);
      }
      changed();
    }
    return { label, buttons, value: () => buttons.find((button) => button.classList.contains('chosen'))?.value };
  });
  const [tens, units] = places;
  return {
    element: make(
      'div',
      { class: 'places' },
      ...places.map(({ label, buttons }) =>
        make('div', { class: 'place', role: 'group', 'aria-label': label }, make('small', {}, label), ...buttons),
      ),
    ),
    picks: () => {
      const last = units?.value();
      return last === undefined ? [] : [tens?.value(), last].filter((digit): digit is string => digit !== undefined);
    },
    clear: () => {
      for (const { buttons } of places) {
        for (const button of buttons) {
          mark(button, false);
        }
      }
    },
  };
}

function numberButton(value: string, act: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button: HTMLButtonElement = make(
    'button',
    { type: 'button', class: 'number', value, 'aria-pressed': 'false', onclick: () => act(button) },
    value,
  );
  return button;
}

function mark(button: HTMLButtonElement, on: boolean): void {
  button.classList.toggle('chosen', on);
  button.setAttribute('aria-pressed', String(on));
}

/** Lines that wait to be bought together; a tap takes one out. */
export interface Slip {
  element: HTMLElement;
  lines(): string[][];
  set(lines: string[][]): void;
}

/** The slip, which is hidden while it is empty. */
export function buildSlip(texts: Texts, changed: () => void): Slip {
  let held: string[][] = [];
  const element = make('div', { class: 'slip', role: 'group', 'aria-label': texts.slip });
  function set(lines: string[][]): void {
    held = lines;
    refill(element, ...held.map(lineButton));
  }
  function lineButton(picks: string[]): HTMLElement {
    const drop = (): void => {
      set(held.filter((line) => line !== picks));
      changed();
    };
    const label = `${texts.dropLine} ${picks.join(' ')}`;
    return make('button', { type: 'button', class: 'line', 'aria-label': label, onclick: drop }, balls(picks, []), '×');
  }
  return { element, lines: () => held, set };
}

/** Numbers as balls; those that were chosen are lit. */
export function balls(numbers: readonly string[], lit: readonly string[]): HTMLElement {
  return make(
    'span',
    { class: 'balls' },
    ...numbers.map((number) => make('i', { class: lit.includes(number) ? 'ball lit' : 'ball' }, number)),
  );
}
