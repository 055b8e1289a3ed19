import { spawn } from 'node:child_process';

/**
 * Runs a program to its end and gives its exit code and what it printed. A program that cannot start gives code 127.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, live?: boolean }} [options] `live`: show the output while it runs.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(command, args, { env = {}, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/**
 * Does `work` for every item, at most `width` at a time, and gives the results in the order of the items.
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {number} width
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
export async function inParallel(items, width, work) {
  const results = new Array(items.length);
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
  return results;
}

/** The path of a program that npm installed for the project. */
export const localBin = (name) => `node_modules/.bin/${name}`;
