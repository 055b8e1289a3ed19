import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { BuildFailure } from '../failure.ts';

const DEFAULT_PORT = '8080';
const DEFAULT_DATA = '.data';

/** Locked by the sandbox that uses a data folder (src/sandbox/db/folder.ts). */
const LOCK_FILE = 'in-use.sqlite';

/** The port of the environment. @throws {BuildFailure} when it is none */
export function readPort(): number {
  const text = process.env.PORT || DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new BuildFailure([`PORT is not a port: ${text}`]);
}

/**
 * Takes PORT and LEVE_DATA for a sandbox that comes once all is built: another start is told at once, and builds nothing under this one.
 * @returns what gives them back
 * @throws {BuildFailure} saying what is in the way, and what to do
 */
export async function holdPlace(): Promise<() => Promise<void>> {
  const server = await holdPort(readPort());
  try {
    const lock = holdFolder(resolve(process.env.LEVE_DATA || DEFAULT_DATA));
    return async () => {
      lock?.close();
      await closed(server);
    };
  } catch (error) {
    await closed(server);
    throw error;
  }
}

/**
 * Looks whether a sandbox could start at PORT on LEVE_DATA.
 * @throws {BuildFailure} saying what is in the way, and what to do
 */
export async function checkPlace(): Promise<void> {
  await (await holdPlace())();
}

/** @throws {BuildFailure} when nothing can listen there */
function holdPort(port: number): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((done, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new BuildFailure([wordsFor(port, error)])));
    server.listen(port, '127.0.0.1', () => done(server));
  });
}

const closed = (server: Server): Promise<void> => new Promise((done) => server.close(() => done()));

/** What keeps a server from a port, and what to do. */
export function wordsFor(port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return `port ${port} is taken: stop what uses it, or choose another with PORT=8081`;
  if (code === 'EACCES') return `port ${port} is not allowed to this user: choose another with PORT=8081`;
  return `port ${port} cannot be used: ${message}`;
}

function holdFolder(folder: string): Sqlite.Database | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new BuildFailure([
      `${folder} is no folder that can be written: ${(error as Error).message}. Choose another with LEVE_DATA=folder`,
    ]);
  }
  let held: Sqlite.Database | undefined;
  try {
    held = new Sqlite(join(folder, LOCK_FILE), { timeout: 0 });
    held.exec('BEGIN EXCLUSIVE');
    return held;
  } catch (error) {
    held?.close();
    // What else is wrong with the lock's file is the sandbox's to say.
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') return undefined;
    throw new BuildFailure([
      `${folder} is used by another sandbox: stop that one first, or choose another with LEVE_DATA=folder`,
    ]);
  }
}
