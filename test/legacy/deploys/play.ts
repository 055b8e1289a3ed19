// Plays seeded rounds of deploys with faults on the last build: `node --import tsx test/legacy/deploys/play.ts [rounds] [first seed]`.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { seedOnce } from '../../support/seed.ts';
import { WORK } from '../chromium-67.ts';
import { layGround, playSeed } from './rounds.ts';
import { buildVersions } from './versions.ts';

const [rounds = 200, first = 1] = process.argv.slice(2).map(Number);
const work = resolve('dist/deploys/rounds');
mkdirSync(WORK, { recursive: true });
await seedOnce();
const ground = await layGround(await buildVersions(work, ['B', 'C', 'D']));
const failed: string[] = [];
for (let seed = first; seed < first + rounds; seed += 1) {
  const started = Date.now();
  await playSeed(ground, seed).then(
    (told) => console.log(`${told} (${((Date.now() - started) / 1000).toFixed(1)} s)`),
    (error: Error) => {
      failed.push(error.message);
      console.log(`FAILED ${error.message}`);
    },
  );
}
await ground.close();
console.log(`${rounds - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
