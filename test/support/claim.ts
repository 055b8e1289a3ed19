import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/** Takes a folder for a process, this one unless another is named. @throws when one that still runs has it: both would write into it */
export function claim(folder: string, holder = process.pid): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'in-use');
  const before = existsSync(file) ? Number(readFileSync(file, 'utf8')) : holder;
  if (before !== holder && isRunning(before)) throw new Error(`${folder} is in use by process ${before}`);
  writeFileSync(file, String(holder));
}
