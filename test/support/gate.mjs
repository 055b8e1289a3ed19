// The whole gate, one order, the same here and in CI: `node test/support/gate.mjs [stage ...] [filter ...]`.
// A word that is no stage narrows the unit and phone stages to the files whose path holds it.
import { chdir, env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from './stages/build.mjs';
import { lint } from './stages/lint.mjs';
import { phone, react } from './stages/phone.mjs';
import { types } from './stages/types.mjs';
import { unit } from './stages/unit.mjs';

env.TSX_DISABLE_CACHE = '1'; // Nothing but dist is written.
chdir(fileURLToPath(new URL('../../', import.meta.url)));

const stages = { types, lint, unit, build, phone, react };
const words = process.argv.slice(2);
const chosen = Object.keys(stages).filter((name) => words.includes(name));
const filters = words.filter((word) => !(word in stages));
const names = chosen.length > 0 ? chosen : Object.keys(stages);

const total = { passed: 0, failed: 0 };
for (const name of names) {
  const start = Date.now();
  const { passed, failed, note } = await stages[name]({ filters });
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}, ${seconds} s`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
