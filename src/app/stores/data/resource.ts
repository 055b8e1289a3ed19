import { type ReadonlySignal, signal } from '@preact/signals';
import { asCallError, type CallError } from '../../api/errors.ts';
import { asking } from './line.ts';
import { snapshot, whenUsed } from './snapshot.ts';

/**
 * Something asked of the platform, with what a page needs for its four faces (DESIGN.md section 4): no value and no error is the
 * skeleton, an error without value the error face; an error beside a value leaves the old value on screen.
 */
export interface Resource<T> {
  readonly value: ReadonlySignal<T | undefined>;
  readonly error: ReadonlySignal<CallError | undefined>;
  readonly busy: ReadonlySignal<boolean>;
  /** Asks again; the newest answer wins. Never throws: the error is in `error`. */
  load(): Promise<void>;
  /**
   * Loads unless the platform has given a value already, or a load is under way. What a fresh snapshot shows is asked for once the page is
   * used.
   */
  want(): void;
  /** Puts a value there without asking. */
  set(value: T | undefined): void;
}

/** Makes a resource; `name` names its signals, `fetch` asks the platform. */
export function resource<T>(name: string, fetch: () => Promise<T>): Resource<T> {
  const value = signal(snapshot[name] as T | undefined, { name: `${name}.value` });
  const error = signal<CallError | undefined>(undefined, { name: `${name}.error` });
  const busy = signal(false, { name: `${name}.busy` });
  let turn = 0;
  /** The value is a snapshot's: good to be seen, still to be asked for. */
  let provisional = name in snapshot;

  async function load(): Promise<void> {
    turn += 1;
    const mine = turn;
    busy.value = true;
    const asked = asking(load);
    let answer: T | undefined;
    let failure: CallError | undefined;
    try {
      answer = await fetch();
    } catch (thrown) {
      failure = asCallError(thrown);
    }
    if (mine !== turn) return;
    asked(failure);
    if (!failure) {
      value.value = answer;
      provisional = false;
    }
    error.value = failure;
    busy.value = false;
  }

  return {
    value,
    error,
    busy,
    load,
    want() {
      const ask = () => void (busy.peek() || load());
      if (value.peek() === undefined) ask();
      else if (provisional) whenUsed(ask);
    },
    set(next) {
      turn += 1;
      busy.value = false;
      error.value = undefined;
      value.value = next;
    },
  };
}
