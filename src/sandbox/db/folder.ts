import { accessSync, constants, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { KEY_FILE } from '../rules/keys.ts';
import { DATABASE_FILE } from './database.ts';

/** Held by the sandbox that uses the folder: the system lets go of it whatever becomes of the process. The build asks for it too. */
const LOCK_FILE = 'in-use.sqlite';

/** What `--fresh` removes: what the sandbox itself has written, never a folder that might hold something else. */
const OWN_FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, 'faults.json', KEY_FILE];

/**
 * Makes the data folder and takes it for this sandbox alone.
 * @param fresh throws away what earlier runs have left
 * @returns what gives it back
 * @throws {Error} with file and remedy, when it cannot be made or written, or another sandbox uses it
 */
export function takeFolder(dataDir: string, fresh: boolean): () => void {
  make(dataDir);
  const file = join(dataDir, LOCK_FILE);
  if (fresh && statSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
  const release = lock(file, dataDir);
  if (!fresh) return release;
  try {
    for (const name of OWN_FILES) rmSync(join(dataDir, name), { force: true, recursive: true });
  } catch (error) {
    release();
    throw new Error(`${dataDir} cannot be emptied: ${(error as Error).message}. ${OTHER_FOLDER}`);
  }
  return release;
}

const OTHER_FOLDER = 'Choose another folder with LEVE_DATA=folder.';

function make(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`${dataDir} is no folder that can be written: ${(error as Error).message}. ${OTHER_FOLDER}`);
  }
}

function lock(file: string, dataDir: string): () => void {
  let held: Sqlite.Database | undefined;
  const take = (): void => {
    held = new Sqlite(file, { timeout: 0 });
    held.exec('BEGIN EXCLUSIVE');
  };
  try {
    try {
      take();
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_NOTADB') throw error;
      // Nothing is kept in it: whatever has spoilt it, a new one serves.
      held?.close();
      rmSync(file);
      take();
    }
  } catch (error) {
    held?.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') {
      throw new Error(`${dataDir} is used by another sandbox: stop that one first. ${OTHER_FOLDER}`);
    }
    throw new Error(`${file} cannot be written: ${(error as Error).message}. Start with --fresh. ${OTHER_FOLDER}`);
  }
  return () => held?.close();
}
