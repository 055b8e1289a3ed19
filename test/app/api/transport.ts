import { type ApiSettings, CALL_TIMEOUT, configureApi } from '../../../src/app/api/client.ts';
import { CallError } from '../../../src/app/api/errors.ts';
import { type Reply, type StubbornPlatform, stubbornPlatform } from './platform.ts';

const realTimeout = globalThis.setTimeout;

/** Whether a wait is the transport's pause before the one retry: 400 ms, and up to 800 more by chance. */
const isRetryPause = (ms: number): boolean => ms >= 400 && ms <= 1200;

/** Lets the transport's waits pass sooner: the pause before a retry, and `lost` ms until a call counts as lost. */
export function hurry(lost = CALL_TIMEOUT): void {
  const wait = (ms: number): number => (ms === CALL_TIMEOUT ? lost : ms);
  const quick = (run: () => void, ms = 0, ...rest: []) => realTimeout(run, isRetryPause(ms) ? 60 : wait(ms), ...rest);
  Object.assign(globalThis, { setTimeout: quick });
}

/** Sessions that the platform ended, by their token. */
export const lost: string[] = [];

/** Sets the transport up for a platform, as boot does. */
export function connect(origin: string, changes: Partial<ApiSettings> = {}): void {
  lost.length = 0;
  Object.assign(globalThis, { document: { documentElement: { lang: 'pt-BR', dataset: {} } } });
  configureApi({
    origin,
    token: () => 'secret',
    owner: () => 'member',
    onSaved: () => undefined,
    onSessionLost: (token) => lost.push(token),
    onRefused: () => undefined,
    standalone: false,
    encryptionKey: () => Promise.resolve(undefined),
    ...changes,
  });
}

/** Runs a test against a platform that answers as told, and takes it away again. */
export async function against(
  replies: readonly Reply[],
  run: (platform: StubbornPlatform) => Promise<void>,
  changes: Partial<ApiSettings> = {},
): Promise<void> {
  const platform = await stubbornPlatform(...replies);
  connect(platform.url, changes);
  try {
    await run(platform);
  } finally {
    platform.close();
  }
}

/** The error that a call ends in. */
export async function failureOf(call: Promise<unknown>): Promise<CallError> {
  const end = await call.then(
    (value) => new Error(`answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (end instanceof CallError) return end;
  throw end;
}
