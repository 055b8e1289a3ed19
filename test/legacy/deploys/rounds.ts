import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Sandbox, startSeededSandbox } from '../../phone/sandbox.ts';
import { findBrowser } from '../../support/browser.ts';
import { hasNginx, type Nginx, startNginx } from '../../support/nginx.ts';
import { unpackChromium67 } from '../chromium-67.ts';
import { openPhone, type Phone } from '../phone.ts';
import { startLine } from './line.ts';
import { drawing, type Field, playRound } from './round.ts';
import type { Version } from './versions.ts';

/** This build of 2018 comes without the helpers that other process models need. */
export const FLAGS_67 = ['--single-process', '--no-zygote'];

/** The browsers that rounds are played in; each third one in the old. */
const isOld = (seed: number): boolean => seed % 3 === 2;

/** What all rounds share: the platform, and each version behind nginx where there is one. */
export interface Ground {
  readonly versions: readonly Version[];
  readonly platform: Sandbox;
  readonly served: readonly Nginx[];
  close(): Promise<void>;
}

/** Lays the ground for rounds over these versions. */
export async function layGround(versions: readonly Version[]): Promise<Ground> {
  const platform = await startSeededSandbox(process.env.LEVE_SEED ?? '');
  const served: Nginx[] = [];
  for (const version of hasNginx() ? versions : []) {
    const site = readFileSync(join(version.cdn, 'nginx.conf'), 'utf8');
    served.push(await startNginx(site, { publicDir: version.public, platform: platform.url }));
  }
  return {
    versions,
    platform,
    served,
    async close() {
      await Promise.all(served.map((one) => one.close()));
      await platform.close();
    },
  };
}

/** Plays the round of a seed: in the old browser or a current one, behind nginx or a plain server. Gives what was drawn. */
export async function playSeed({ versions, platform, served }: Ground, seed: number): Promise<string> {
  const draw = drawing(seed);
  const nginx = draw(2) === 0 ? served.map(({ url }) => url) : [];
  const line = await startLine(platform.url);
  const phone: Phone = isOld(seed)
    ? await openPhone(await unpackChromium67(), FLAGS_67)
    : await openPhone(findBrowser() ?? '');
  const field: Field = { phone, line, versions, nginx, limits: !isOld(seed) };
  const where = `round ${seed}, ${isOld(seed) ? 'Chromium 67' : 'current Chromium'}, ${nginx.length > 0 ? 'nginx' : 'plain'}`;
  try {
    const drawn = await playRound(field, draw);
    const asked = [...line.taken().keys()].filter((path) => path.startsWith('/d/')).length;
    return `${where}: ${drawn}; ${asked} differences were asked for`;
  } catch (error) {
    throw new Error(
      `${where}: ${error instanceof Error ? error.message : error}; ${phone.problems.slice(-3).join(' | ')}`,
    );
  } finally {
    await phone.close();
    await line.close();
  }
}
