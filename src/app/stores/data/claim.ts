import { computed, type ReadonlySignal } from '@preact/signals';
import type { CallError } from '../../api/errors.ts';
import { moneyAttempt } from './attempt.ts';

/** Why a claim brought nothing. */
export type ClaimError = CallError;

/** How a claim ended: what it brought, or why it did not. Undefined for a tap without effect, and when its member has left. */
export type ClaimEnd<Value> = { value: Value } | { error: CallError } | undefined;

/** How one kind of claim is sent. */
export interface ClaimSource<Form, Value> {
  /** Names its place in storage: one claim per member and name. */
  readonly name: string;
  /** Sends it; the same key always means the same payment. @throws CallError */
  readonly send: (form: Form, key: string) => Promise<Value>;
  /** Hears what was paid: what else on the screen has moved by it. */
  readonly moved?: (value: Value) => void;
}

/** Something that is had by one tap: a reward, a day's sign-in, a code. It is a money attempt without secrets and without a second look. */
export interface MoneyClaim<Form, Value> {
  /** What is on its way. */
  readonly claiming: ReadonlySignal<Form | undefined>;
  /** What was asked for and whose answer was lost: nobody knows yet whether it was paid. */
  readonly unsettled: ReadonlySignal<Form | undefined>;
  /** Asks once; one that was lost before is asked for first. A second tap while one is on its way does nothing. */
  claim(form: Form): Promise<ClaimEnd<Value>>;
  /** Asks how a lost one ended, also before a reload; nothing is asked for that nobody tapped. */
  settle(): Promise<ClaimEnd<Value>>;
  /** Ends one whose end was learnt otherwise. */
  close(): void;
}

/** Makes a kind of claim; the key of each survives reloads and lost answers (stores/data/attempt.ts). */
export function moneyClaim<Form, Value>({ name, send, moved }: ClaimSource<Form, Value>): MoneyClaim<Form, Value> {
  const attempt = moneyAttempt<Form, Value, true>({
    name,
    send: (form, _secret, key) => send(form, key),
    look: (value) => Promise.resolve(value),
    ...(moved && { moved }),
  });
  const formWhile = (busy: boolean): Form | undefined => {
    const mine = attempt.current.value;
    return attempt.busy.value === busy && mine?.value === undefined ? mine?.form : undefined;
  };

  function end(): ClaimEnd<Value> {
    const value = attempt.current.peek()?.value;
    const error = attempt.error.peek();
    if (value === undefined) return error && { error };
    attempt.close();
    return { value };
  }

  /** The one that was left open, taken back from storage. */
  function left(): Form | undefined {
    attempt.restore();
    return attempt.current.peek()?.form;
  }

  async function settle(): Promise<ClaimEnd<Value>> {
    if (attempt.busy.peek() || left() === undefined) return undefined;
    await attempt.resume(true);
    return end();
  }

  return {
    claiming: computed(() => formWhile(true), { name: `${name}.claiming` }),
    unsettled: computed(() => formWhile(false), { name: `${name}.unsettled` }),
    async claim(form) {
      if (attempt.busy.peek()) return undefined;
      const before = left();
      if (before !== undefined) {
        const ended = await settle();
        // The same thing again is that very claim; behind another one that is still open nothing new begins.
        if (attempt.current.peek() || JSON.stringify(before) === JSON.stringify(form)) return ended;
      }
      await attempt.start(form, true);
      return end();
    },
    settle,
    close: () => attempt.close(),
  };
}
