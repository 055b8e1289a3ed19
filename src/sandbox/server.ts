import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type Database, openDatabase } from './db/database.ts';
import { takeFolder } from './db/folder.ts';
import { sandboxApp } from './http/app.ts';
import { openFaults } from './http/faults.ts';
import { openKeyRing } from './rules/keys.ts';
import { countAsSite } from './rules/site.ts';
import { seedOnce } from './seed/seed.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  /** Folder of all that the sandbox writes; made if absent. */
  dataDir: string;
  /** Folder of the built app. */
  publicDir: string;
  /** Pages of a snapshot, laid over those of the built app; the folder may be absent, and come later. */
  snapshotDir?: string;
  /** Throws away the data of earlier runs first. */
  fresh?: boolean;
  /** The folder is a copy of one that a sandbox has closed in peace: nobody looks for damage in it. */
  sound?: boolean;
  /** Says nothing but failures. */
  quiet?: boolean;
  /** Now in ms since the epoch; tests move it. */
  clock?: () => number;
}

export interface Sandbox {
  readonly url: string;
  readonly port: number;
  /** Stops taking calls, cuts what is open, and closes the database. */
  close(): Promise<void>;
}

/** Starts the sandbox platform (DESIGN.md section 5): seeds its world once, then serves everything on one port. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    port,
    dataDir,
    publicDir,
    snapshotDir,
    fresh = false,
    sound = false,
    quiet = false,
    clock = Date.now,
  } = options;
  const release = takeFolder(dataDir, fresh);
  let db: Database | undefined;
  try {
    db = openDatabase(dataDir, sound);
    countAsSite(db);
    seedOnce(db, (step) => {
      if (!quiet) console.log(step);
    });
    const platform = {
      db,
      dataDir,
      publicDir,
      snapshotDir,
      clock,
      keys: await openKeyRing(dataDir),
      faults: openFaults(dataDir),
      report: (problem: string) => console.error(problem),
    };
    const server = createAdaptorServer({ fetch: sandboxApp(platform).fetch });
    // A connection is the client's to close: one that is cut while idle can swallow the next call.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0;
    await listen(server, port);
    const taken = (server.address() as AddressInfo).port;
    const close = async () => {
      await stop(server);
      platform.db.close();
      release();
    };
    return { url: `http://127.0.0.1:${taken}`, port: taken, close };
  } catch (error) {
    db?.close();
    release();
    throw error;
  }
}

type Server = ReturnType<typeof createAdaptorServer>;

/** What keeps a server from its port, and what to do. */
const LISTENING: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken: stop what uses it, or choose another with PORT=8081.`,
  EACCES: (port) => `Port ${port} is not allowed to this user: choose another with PORT=8081.`,
};

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(LISTENING[error.code ?? '']?.(port) ?? `Port ${port} cannot be used: ${error.message}`));
    });
    // Loopback alone: the sandbox hands out codes and captchas, which is nobody else's business.
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
