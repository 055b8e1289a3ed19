import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { verifySite } from '../verify/verify.ts';

/**
 * `npm run verify -- https://host`: looks at a live site as a browser does and tells all that is wrong with how it is served.
 * @throws {BuildFailure} naming every fault
 */
export async function verify(options: BuildOptions): Promise<void> {
  const [address, ...rest] = options.rest;
  if (address === undefined || rest.length > 0 || !URL.canParse(address)) {
    throw new BuildFailure(['usage: npm run verify -- https://host']);
  }
  const { checks, faults } = await verifySite(new URL(address).origin);
  for (const check of checks) console.log(`ok    ${check}`);
  for (const fault of faults) console.log(`FAULT ${fault}`);
  console.log(`${checks.length} good, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
