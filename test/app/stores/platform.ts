import '../../support/dom.ts';
import { CallError } from '../../../src/app/api/errors.ts';
import { local, tab } from '../../../src/app/device/storage.ts';
import { connectPlatform } from '../../../src/app/stores/data/transport.ts';
import { dropSession, token } from '../../../src/app/stores/session/session.ts';
import { signIn } from '../../../src/app/stores/session/sign-in.ts';
import { refreshStatus } from '../../../src/app/stores/system/system.ts';
import type { Faults } from '../../../src/sandbox/http/faults.ts';
import { type TestSandbox, withSandbox } from '../../support/sandbox.ts';
import { withTexts } from './texts.ts';

/** A call that the app made. */
export interface Made {
  readonly call: string;
  readonly key: string | null;
}

/** Calls that the app made since the last `forget`, oldest first, as `GET /wps/wallet`. */
export const made: Made[] = [];

const realFetch = globalThis.fetch;

/** Calls whose answers have not come, and when the last one began or ended. */
let underWay = 0;
let lastCall = 0;

const count = (by: number): void => {
  underWay += by;
  lastCall = performance.now();
};

globalThis.fetch = (input, init) => {
  const { pathname } = new URL(String(input));
  const headers = new Headers(init?.headers);
  // The tests' own calls accept anything; the app says what it takes.
  if (headers.get('Accept') === 'application/json')
    made.push({ call: `${init?.method ?? 'GET'} ${pathname}`, key: headers.get('Idempotency-Key') });
  count(1);
  return realFetch(input, init).finally(() => count(-1));
};

export const madeCalls = (): string[] => made.map(({ call }) => call);

/** Lets the sandbox misbehave as told; without a word it behaves. */
export async function turn({ url }: TestSandbox, faults: Partial<Faults> = {}): Promise<void> {
  await realFetch(`${url}/sandbox/faults.json`, { method: 'PUT', body: JSON.stringify(faults) });
}

/** Signs in with the password of the demo accounts. */
export async function enter(username: string): Promise<string> {
  await signIn({ type: 'username', username, password: 'Leve1234' });
  return token() ?? '';
}

/** Runs a test of the stores as a guest on a fresh phone, in front of a fresh sandbox whose status is known. */
export async function onPlatform(run: (sandbox: TestSandbox) => Promise<void>): Promise<void> {
  await withSandbox(async (sandbox) => {
    connectPlatform(sandbox.url, (refused) => {
      if (token() === refused) dropSession();
    });
    dropSession();
    // The ids of member and newbie.
    for (const key of ['deposit.#1', 'deposit.#8', 'status', 'autoLogin', 'MC_SESSION_INFO']) local.set(key, undefined);
    for (const key of ['MC_SESSION_INFO', 'gameList']) tab.set(key, undefined);
    await withTexts();
    await refreshStatus();
    made.length = 0;
    await run(sandbox);
  });
}

/** The error that an action of a store ends in. */
export async function refusalOf(action: Promise<unknown>): Promise<CallError> {
  const end = await action.then(
    () => new Error('nothing was refused'),
    (error: unknown) => error,
  );
  if (end instanceof CallError) return end;
  throw end;
}

/** Waits until something holds, for ten seconds at most. */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2000 && !holds(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  if (!holds()) throw new Error('waited in vain');
}

/** Waits until all answers have been there for so many ms, and nothing else was asked. */
export async function quiet(ms: number): Promise<void> {
  lastCall = performance.now();
  await until(() => underWay === 0 && performance.now() - lastCall >= ms);
}
