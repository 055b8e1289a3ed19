import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { exitStatus, verifiedJson, verifiedText } from '../verify/tell.ts';
import { verifySite } from '../verify/verify.ts';

const USAGE = 'usage: npm run verify -- https://host [--all] [--json]';

/**
 * `npm run verify -- https://host`: looks at a live site as a browser does and tells all that is wrong with how it is served. The exit
 * status is 0 when all is well, 1 for flaws, 2 for what breaks the site for players.
 * @throws {BuildFailure} on words that are not understood
 */
export async function verify(options: BuildOptions): Promise<void> {
  const flags = options.rest.filter((word) => word.startsWith('-'));
  const [address, ...more] = options.rest.filter((word) => !word.startsWith('-'));
  const isWeb = address !== undefined && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isWeb || more.length > 0 || flags.some((flag) => flag !== '--all' && flag !== '--json')) {
    throw new BuildFailure([USAGE]);
  }
  const verified = await verifySite(new URL(address).origin, { all: flags.includes('--all') });
  console.log(flags.includes('--json') ? verifiedJson(verified) : verifiedText(verified));
  process.exitCode = exitStatus(verified);
}
