import { type ReadonlySignal, signal } from '@preact/signals';
import type { ErrorCode } from '../../../contract/errors.ts';
import { asCallError, CallError } from '../../api/errors.ts';
import { local, readJson, type SafeStorage, tab, writeJson } from '../../device/storage.ts';
import { account, accountPlaces, onSignOut } from '../session/session.ts';

/** A movement of money from its first tap: the key goes to storage before the call leaves, so that a reload asks with the same one. */
export interface Attempt<Form, Value> {
  readonly key: string;
  readonly account: string;
  /** What was asked for, without secrets. */
  readonly form: Form;
  /** What the platform made of it; absent while nobody knows. */
  readonly value?: Value;
}

/** How one kind of movement is sent and looked at. */
export interface AttemptSource<Form, Value, Secret> {
  /** Names its place in storage: one attempt per account and name. */
  readonly name: string;
  /** Sends it; the same key always means the same movement. @throws CallError */
  readonly send: (form: Form, secret: Secret, key: string) => Promise<Value>;
  /** Asks how it stands. @throws CallError */
  readonly look: (value: Value) => Promise<Value>;
  /** Hears every answer: what else on the screen has moved by it. */
  readonly moved?: (value: Value) => void;
  /** It is confirmed by nothing: after a reload it is sent again by its key alone. */
  readonly open?: true;
  /** Refusals of a repeated attempt that say nothing about the first: a secret that was typed wrongly. */
  readonly doubtful?: readonly ErrorCode[];
}

/** A movement of money that survives reloads, lost answers and an app that is closed, and ends in one true state (DESIGN.md section 3). */
export interface MoneyAttempt<Form, Value, Secret> {
  readonly current: ReadonlySignal<Attempt<Form, Value> | undefined>;
  readonly error: ReadonlySignal<CallError | undefined>;
  readonly busy: ReadonlySignal<boolean>;
  /** True when its end can only be learnt with the secret: after a reload it has to be typed again. */
  needsSecret(): boolean;
  /** Takes back what a reload interrupted; another member's is not shown. */
  restore(): void;
  /** Begins; a second tap while one is under way does nothing, and without a line nothing is sent or kept. */
  start(form: Form, secret: Secret): Promise<void>;
  /** Sends it again under the same key, or asks how it ended. */
  resume(secret?: Secret): Promise<void>;
  /** Asks how it stands by another way than the look, as after a cancellation. @throws CallError */
  change(ask: (value: Value, key: string) => Promise<Value>): Promise<void>;
  /** Goes on with one that the platform knows, as from a record; one whose end nobody knows is not given up for it. */
  keep(form: Form, value: Value): void;
  /** Ends what is on the screen: the result was read. */
  close(): void;
}

/** Refusals that tell of the moment and not of the movement: one whose answer was lost may have been made all the same. */
const PASSING: readonly ErrorCode[] = ['maintenance', 'region.restricted', 'too.many.requests', 'update.required'];

/** Tells that nobody knows how one ended whose key is taken, as asking on would say the same; false while its words cannot come. */
const tellTaken = (): Promise<boolean> =>
  import('./tell-taken.ts')
    .then((taken) => taken.tellTaken())
    .catch(console.warn)
    .then(Boolean);

/** A key nobody else has: 128 random bits. It stands here, as lib/random-key.ts would bring all that forms share to a page without any. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const isAttempt = <Form, Value>(value: unknown): value is Attempt<Form, Value> => {
  const known = value as Partial<Attempt<Form, Value>> | null;
  return typeof known?.key === 'string' && typeof known.form === 'object';
};

/** Makes the attempt of one kind of movement. */
export function moneyAttempt<Form, Value, Secret = undefined>(
  source: AttemptSource<Form, Value, Secret>,
): MoneyAttempt<Form, Value, Secret> {
  type Mine = Attempt<Form, Value>;
  const current = signal<Mine | undefined>(undefined, { name: `${source.name}.attempt` });
  const error = signal<CallError | undefined>(undefined, { name: `${source.name}.error` });
  const busy = signal(false, { name: `${source.name}.busy` });
  let held: { key: string; secret: Secret } | undefined;
  let turn = 0;

  const place = (owner: string): string => `${source.name}.${owner}`;

  function stored(owner: string): Mine | undefined {
    const read = (storage: SafeStorage) => readJson(storage, place(owner), isAttempt<Form, Value>);
    const known = read(local) || read(tab);
    return known && { ...known, account: owner };
  }

  /** A phone whose storage is full still outlives a reload, by what the tab keeps. */
  function store(owner: string, mine: Mine | undefined): void {
    const isKept = writeJson(local, place(owner), mine);
    writeJson(tab, place(owner), isKept ? undefined : mine);
  }

  /** It may have been kept under the name, before the platform told an id: it is not to be made twice for that. */
  function adopt(owner: string): void {
    for (const name of accountPlaces()) {
      const old = name === owner || stored(owner) ? undefined : stored(name);
      if (!old) continue;
      store(owner, old);
      store(name, undefined);
    }
  }

  /** One that was closed meanwhile stays closed, one that another tab has begun stays; one left behind is only stored. */
  function settle(mine: Mine, next: Mine | undefined, seen: boolean): void {
    if (stored(mine.account)?.key === mine.key) store(mine.account, next);
    if (seen) current.value = next;
  }

  /** What another tab has begun, while nobody knows how it ended: it is neither forgotten nor made beside. */
  function openElsewhere(owner: string): Mine | undefined {
    const other = stored(owner);
    return other && other.value === undefined ? other : undefined;
  }

  const isFinal = (failed: CallError, mine: Mine, first: boolean): boolean => {
    if (failed.kind !== 'refused' || mine.value !== undefined) return false;
    return first || ![...PASSING, ...(source.doubtful ?? [])].includes(failed.code);
  };

  async function follow(mine: Mine, ask: () => Promise<Value>, first: boolean): Promise<void> {
    turn += 1;
    const here = turn;
    busy.value = true;
    if (first) error.value = undefined;
    try {
      const value = await ask();
      settle(mine, { ...mine, value }, here === turn);
      if (here === turn) error.value = undefined;
      source.moved?.(value);
    } catch (thrown) {
      const failed = asCallError(thrown);
      // On the first send too: a network may have carried it twice.
      const isTaken = failed.code === 'idempotency.conflict';
      const isOver = isFinal(failed, mine, first && !isTaken) && (!isTaken || (here === turn && (await tellTaken())));
      if (isOver) settle(mine, undefined, here === turn);
      // A wrong secret is not sent again by itself: a third time may lock the account.
      if (source.doubtful?.includes(failed.code)) held = undefined;
      if (here === turn) error.value = isOver && isTaken ? undefined : failed;
    } finally {
      if (here === turn) busy.value = false;
    }
  }

  function leave(): void {
    turn += 1;
    held = undefined;
    busy.value = false;
    error.value = undefined;
    current.value = undefined;
  }

  // What is stored stays: it is asked for again when its member comes back.
  onSignOut(leave);

  return {
    current,
    error,
    busy,
    needsSecret: () => {
      const mine = current.peek();
      return !source.open && mine !== undefined && mine.value === undefined && held?.key !== mine.key;
    },
    restore() {
      const owner = account();
      if (owner !== undefined) adopt(owner);
      current.value = owner === undefined ? undefined : stored(owner);
    },
    async start(form, secret) {
      const owner = account();
      if (owner === undefined || busy.peek() || current.peek()) return;
      if (globalThis.navigator?.onLine === false) {
        error.value = new CallError('offline');
        return;
      }
      const other = openElsewhere(owner);
      if (other) {
        current.value = other;
        return;
      }
      const mine: Mine = { key: newKey(), account: owner, form };
      held = { key: mine.key, secret };
      store(owner, mine);
      current.value = mine;
      await follow(mine, () => source.send(form, secret, mine.key), true);
    },
    async resume(secret) {
      let mine = current.peek();
      if (!mine || busy.peek()) return;
      const known = stored(mine.account);
      // Another tab may have learnt the end of it.
      if (mine.value === undefined && known?.value !== undefined && known.key === mine.key)
        current.value = mine = known;
      const { value, form, key } = mine;
      if (value !== undefined) return follow(mine, () => source.look(value), false);
      if (source.open || secret !== undefined) held = { key, secret: secret as Secret };
      const mineHeld = held;
      if (mineHeld?.key === key) await follow(mine, () => source.send(form, mineHeld.secret, key), false);
    },
    async change(ask) {
      const mine = current.peek();
      const value = mine?.value;
      if (mine && value !== undefined && !busy.peek()) await follow(mine, () => ask(value, mine.key), true);
    },
    keep(form, value) {
      const owner = account();
      const mine = current.peek();
      if (owner === undefined || (mine && mine.value === undefined) || openElsewhere(owner)) return;
      leave();
      const taken: Mine = { key: newKey(), account: owner, form, value };
      store(owner, taken);
      current.value = taken;
    },
    close() {
      const mine = current.peek();
      if (mine && stored(mine.account)?.key === mine.key) store(mine.account, undefined);
      leave();
    },
  };
}
