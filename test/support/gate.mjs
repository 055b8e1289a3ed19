// The whole gate, the same here and in CI: `node test/support/gate.mjs [stage ...] [filter ...] [--changed [base]] [--all]`
// (test/README.md). A word that is no stage narrows the unit, phone and legacy stages to the files whose path holds it.
import { chdir, env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

env.TSX_DISABLE_CACHE = '1'; // Nothing but dist is written.
chdir(fileURLToPath(new URL('../../', import.meta.url)));
register();

const { runGate } = await import('./gate/gate.ts');
process.exitCode = await runGate(process.argv.slice(2));
