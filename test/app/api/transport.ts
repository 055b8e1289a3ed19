import { type ApiSettings, CALL_TIMEOUT, configureApi } from '../../../src/app/api/client.ts';
import { CallError } from '../../../src/app/api/errors.ts';
import { type Reply, type StubbornPlatform, stubbornPlatform } from './platform.ts';

const realTimeout = globalThis.setTimeout;

/** Lets the transport's long waits pass in a moment; what waits less, waits as it says. */
export function hurry(): void {
  const quick = (run: () => void, ms = 0, ...rest: []) => {
    if (ms === CALL_TIMEOUT) return realTimeout(run, 400, ...rest);
    return realTimeout(run, ms === 600 ? 10 : ms, ...rest);
  };
  Object.assign(globalThis, { setTimeout: quick });
}

/** Sessions that the platform ended, by their token. */
export const lost: string[] = [];

/** Sets the transport up for a platform, as boot does. */
export function connect(origin: string, changes: Partial<ApiSettings> = {}): void {
  lost.length = 0;
  configureApi({
    origin,
    token: () => 'secret',
    onSessionLost: (token) => lost.push(token),
    standalone: false,
    encryptionKey: () => undefined,
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
