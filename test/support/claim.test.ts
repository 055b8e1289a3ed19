import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { claim } from './claim.ts';

test('a folder belongs to one process at a time, and to whoever comes once that has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-'));
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  try {
    claim(folder, other.pid);
    assert.throws(() => claim(folder), new RegExp(`is in use by process ${other.pid}`));
    const ended = once(other, 'exit');
    other.kill();
    await ended;
    claim(folder);
    claim(folder);
  } finally {
    other.kill();
    rmSync(folder, { recursive: true });
  }
});

test.run();
