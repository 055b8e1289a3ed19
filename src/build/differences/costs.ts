import { differenceAddress, versionOf } from '../../sw/difference.ts';
import type { CriticalFile, RouteSizes } from '../report/measure.ts';
import type { Differences } from './differences.ts';
import type { Version } from './earlier.ts';

/** What a deploy costs a returning player who opens a route and keeps all that an earlier version had for it, HTML aside. */
export interface RouteCost {
  readonly path: string;
  readonly language: string;
  /** Files that have another name now. */
  readonly files: number;
  /** Their bytes on the wire: as differences where there are, and whole. */
  readonly bytes: number;
  readonly whole: number;
}

/** What a deploy costs since one earlier version. */
export interface DeployCost {
  readonly since: string;
  /** Which part of the version's characters is gone or has been written anew, between 0 and 1. */
  readonly changed: number;
  readonly routes: readonly RouteCost[];
}

/** What {@link deployOf} reads. */
export interface Deployed {
  readonly routes: readonly RouteSizes[];
  /** The newest first. */
  readonly earlier: readonly Version[];
  /** Text of this build's hashed files by address. */
  readonly files: ReadonlyMap<string, string>;
  readonly differences: Differences;
}

/** The costs of a deploy since each earlier version, the newest first. */
export const deployOf = (deployed: Deployed): DeployCost[] =>
  deployed.earlier.map((version) => {
    const marks = new Map(
      [...version.files.keys()].map((address) => [versionOf(address)?.file, versionOf(address)?.mark]),
    );
    const differenceTo = (address: string) =>
      deployed.differences.get(differenceAddress(address, marks.get(versionOf(address)?.file) ?? ''));
    return {
      since: version.version,
      changed: changedSince(version, deployed, differenceTo),
      routes: deployed.routes.map(({ path, language, files }) => {
        const fresh = files.filter(({ address }) => versionOf(address) && !version.files.has(address));
        const bytesOf = ({ address, brotli }: CriticalFile): number => differenceTo(address)?.packed ?? brotli;
        return {
          path,
          language,
          files: fresh.length,
          bytes: fresh.reduce((sum, file) => sum + bytesOf(file), 0),
          whole: fresh.reduce((sum, { brotli }) => sum + brotli, 0),
        };
      }),
    };
  });

/** New characters beside all: a file without a difference counts whole. */
function changedSince(
  version: Version,
  { files }: Deployed,
  differenceTo: (address: string) => { readonly added: number } | undefined,
): number {
  let [all, added] = [0, 0];
  for (const [address, text] of files) {
    all += text.length;
    if (!version.files.has(address)) added += differenceTo(address)?.added ?? text.length;
  }
  return all === 0 ? 0 : added / all;
}
