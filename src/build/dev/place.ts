import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
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
 * Looks whether a sandbox could start at PORT on LEVE_DATA, before anything is built for it.
 * @throws {BuildFailure} saying what is in the way, and what to do
 */
export async function checkPlace(): Promise<void> {
  await checkPort(readPort());
  checkFolder(resolve(process.env.LEVE_DATA || DEFAULT_DATA));
}

/** @throws {BuildFailure} when nothing can listen there */
function checkPort(port: number): Promise<void> {
  const server = createServer();
  return new Promise((done, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new BuildFailure([wordsFor(port, error)])));
    server.listen(port, '127.0.0.1', () => server.close(() => done()));
  });
}

/** What keeps a server from a port, and what to do. */
export function wordsFor(port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return `port ${port} is taken: stop what uses it, or choose another with PORT=8081`;
  if (code === 'EACCES') return `port ${port} is not allowed to this user: choose another with PORT=8081`;
  return `port ${port} cannot be used: ${message}`;
}

function checkFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new BuildFailure([
      `${folder} is no folder that can be written: ${(error as Error).message}. Choose another with LEVE_DATA=folder`,
    ]);
  }
  if (isLocked(join(folder, LOCK_FILE))) {
    throw new BuildFailure([
      `${folder} is used by another sandbox: stop that one first, or choose another with LEVE_DATA=folder`,
    ]);
  }
}

/** Whether somebody holds the lock; what else is wrong with its file is the sandbox's to say. */
function isLocked(file: string): boolean {
  if (!existsSync(file)) return false;
  let held: Sqlite.Database | undefined;
  try {
    held = new Sqlite(file, { timeout: 0 });
    held.exec('BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    return (error as { code?: string }).code === 'SQLITE_BUSY';
  } finally {
    held?.close();
  }
}
