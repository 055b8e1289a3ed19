import { spawn } from 'node:child_process';

/** How a program ended, and all that it printed. */
export interface Ended {
  readonly code: number;
  readonly output: string;
  /** Whether it was ended because it reached its time limit. */
  readonly late: boolean;
}

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Is given the output while the program runs. */
  readonly say?: (text: string) => void;
  /** ms after which the program is ended. */
  readonly limit?: number;
}

/** ms between asking a program to end and ending it. */
const GRACE = 5000;

/** Runs a program to its end, without input. One that cannot start gives code 127. */
export function runProgram(command: string, args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...(options.cwd !== undefined && { cwd: options.cwd }),
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let late = false;
    const timers: NodeJS.Timeout[] = [];
    const kill = (): void => {
      child.kill('SIGKILL');
      // What it has started may hold its output open.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const end = (): void => {
      late = true;
      child.kill('SIGTERM');
      timers.push(setTimeout(kill, GRACE));
    };
    if (options.limit !== undefined) timers.push(setTimeout(end, options.limit));
    const take = (chunk: Buffer): void => {
      output += chunk;
      options.say?.(String(chunk));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n`, late }));
    child.on('close', (code) => {
      for (const timer of timers) clearTimeout(timer);
      resolve({ code: late ? 1 : (code ?? 1), output, late });
    });
  });
}

/** Does `work` for every item, at most `width` at a time, and gives the results in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next[0]] = await work(next[1]);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}

/** The path of a program that npm installed for the project. */
export const localBin = (name: string): string => `node_modules/.bin/${name}`;
