// The whole gate, one order, the same here and in CI: `node test/support/gate.mjs [stage ...] [filter ...]`. A word that is
// no stage narrows the unit, phone and legacy stages to the files whose path holds it.
import { chdir, env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

env.TSX_DISABLE_CACHE = '1'; // Nothing but dist is written.
chdir(fileURLToPath(new URL('../../', import.meta.url)));
register();

const { types } = await import('./stages/types.ts');
const { lint } = await import('./stages/lint.ts');
const { unit } = await import('./stages/unit.ts');
const { build } = await import('./stages/build.ts');
const { phone, react } = await import('./stages/phone.ts');
const { legacy } = await import('./stages/legacy.ts');

const stages = { types, lint, unit, build, phone, legacy, react };
const words = process.argv.slice(2);
const chosen = Object.keys(stages).filter((name) => words.includes(name));
const filters = words.filter((word) => !(word in stages));

/** A stage that cannot even run counts as one failure, and the next ones still say what they find. */
async function run(name) {
  try {
    return await stages[name]({ filters });
  } catch (error) {
    console.log(`${name}: ${error.stack}`);
    return { passed: 0, failed: 1 };
  }
}

const total = { passed: 0, failed: 0 };
for (const name of chosen.length > 0 ? chosen : Object.keys(stages)) {
  const start = Date.now();
  const { passed, failed, note } = await run(name);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}, ${seconds} s`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
