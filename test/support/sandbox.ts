import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyCall, BodyOf, QueryOf, ValueOf } from '../../src/contract/call.ts';
import { getCaptcha, login } from '../../src/contract/calls/session.ts';
import type { Failure } from '../../src/contract/envelope.ts';
import { type SandboxOptions, startSandbox } from '../../src/sandbox/server.ts';
import { encrypt } from './encrypt.ts';
import { SHARED_SEED } from './shared.ts';

/** What a call is given; `key` is the Idempotency-Key, made up for rows that move money. */
export interface Payload<C> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  token?: string;
  key?: string;
  headers?: Record<string, string>;
}

/** What came back: the envelope taken apart, and the answer itself. */
export interface Answer<Value> {
  status: number;
  headers: Headers;
  success: boolean;
  value: Value;
  code: Failure['code'] | undefined;
  failure: Failure['value'];
}

export interface TestSandbox {
  readonly url: string;
  readonly dataDir: string;
  /** Calls a contract row as the app does, JWE and all. */
  call<C extends AnyCall>(row: C, payload?: Payload<C>): Promise<Answer<ValueOf<C>>>;
  /** Signs in with the password of the demo accounts and answers the token. */
  signIn(username: string): Promise<string>;
  /** Asks for a captcha and answers it. */
  captcha(): Promise<{ captchaId: string; captcha: string }>;
  /** The newest code that was sent to this number or address. */
  codeFor(recipient: string): Promise<string>;
  /** Moves the sandbox's clock forward by this many ms. */
  pass(time: number): void;
}

let template: string | undefined;

/** A seeded folder to copy from: seeding and making keys once is enough, per run of the unit stage or else per process. */
async function seededFolder(): Promise<string> {
  template ??= process.env[SHARED_SEED] ? await sharedFolder(process.env[SHARED_SEED]) : await freshFolder();
  return template;
}

async function freshFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'leve-seeded-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const sandbox = await startSandbox({ port: 0, dataDir: folder, publicDir: folder, quiet: true });
  await sandbox.close();
  return folder;
}

/** Whichever process needs it first makes it; two at once both do, and the later one throws its own away. */
async function sharedFolder(shared: string): Promise<string> {
  if (existsSync(shared)) return shared;
  const fresh = await freshFolder();
  try {
    renameSync(fresh, shared);
  } catch (error) {
    if (!existsSync(shared)) throw error;
  }
  return shared;
}

/** A seeded folder of its own for a test that starts the sandbox more than once; the caller removes it. */
export async function newDataDir(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'leve-test-'));
  cpSync(await seededFolder(), folder, { recursive: true });
  return folder;
}

/** Boots a seeded sandbox on a free port with a folder of its own, runs the test, and takes both away again. */
export async function withSandbox(
  run: (sandbox: TestSandbox) => Promise<void>,
  options: Partial<SandboxOptions> = {},
): Promise<void> {
  const dataDir = options.dataDir ?? (await newDataDir());
  let shift = 0;
  const sandbox = await startSandbox({
    port: 0,
    dataDir,
    publicDir: join(dataDir, 'public'),
    quiet: true,
    // The copy of a seeded world is sound: only a folder that the test has had its hands on is searched.
    sound: options.dataDir === undefined,
    clock: () => Date.now() + shift,
    ...options,
  });
  const call: TestSandbox['call'] = (row, payload = {}) => send(sandbox.url, row, payload);
  try {
    await run({
      url: sandbox.url,
      dataDir,
      call,
      signIn: async (username) => {
        const body = { type: 'username', merchantCode: 'leve', username, password: 'Leve1234' } as const;
        const { value, code } = await call(login, { body });
        if (code) throw new Error(`${username} cannot sign in: ${code}`);
        return value.token;
      },
      captcha: async () => {
        const { captchaId } = (await call(getCaptcha)).value;
        const open = await read<{ captchaId: string; answer: string }[]>(`${sandbox.url}/sandbox/captchas.json`);
        return { captchaId, captcha: open.find((one) => one.captchaId === captchaId)?.answer ?? '' };
      },
      codeFor: async (recipient) => {
        const sent = await read<{ recipient: string; body: string }[]>(`${sandbox.url}/sandbox/outbox.json`);
        return sent.find((message) => message.recipient === recipient)?.body.match(/\d{6}/)?.[0] ?? '';
      },
      pass: (time) => {
        shift += time;
      },
    });
  } finally {
    await sandbox.close();
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  }
}

async function read<Value>(address: string): Promise<Value> {
  return (await (await fetch(address)).json()) as Value;
}

async function send<C extends AnyCall>(url: string, row: C, payload: Payload<C>): Promise<Answer<ValueOf<C>>> {
  const { query, body, token, key } = payload;
  const headers: Record<string, string> = { ...payload.headers };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (row.money) headers['Idempotency-Key'] = key ?? randomUUID();
  if (row.encoding === 'jwe') headers.Encryption = 'jwe';
  const address = new URL(row.path, url);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  const response = await fetch(address, {
    method: row.method,
    headers,
    ...(body === undefined ? {} : { body: await encode(url, row, body) }),
  });
  const text = await response.text();
  const envelope = (text === '' ? {} : JSON.parse(text)) as {
    success?: boolean;
    value?: unknown;
    code?: Failure['code'];
  };
  return {
    status: response.status,
    headers: response.headers,
    success: envelope.success === true,
    value: envelope.value as ValueOf<C>,
    code: envelope.code,
    failure: envelope.success === false ? (envelope.value as Failure['value']) : undefined,
  };
}

async function encode(url: string, row: AnyCall, body: unknown): Promise<string | ArrayBuffer> {
  if (row.encoding === 'bytes') return body as ArrayBuffer;
  if (row.encoding === 'form') return new URLSearchParams(body as Record<string, string>).toString();
  return JSON.stringify(row.encoding === 'jwe' ? { data: await encrypt(url, body) } : body);
}
