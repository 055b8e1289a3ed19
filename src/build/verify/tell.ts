import type { Finding } from './found.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { Verified } from './verify.ts';

/** Addresses of one kind of fault that are told by name. */
const NAMED = 6;

/** Exit status of a look: 0 all is well, 1 flawed, 2 broken. */
export function exitStatus({ findings }: Verified): 0 | 1 | 2 {
  if (findings.some(({ severity }) => severity === 'broken')) return 2;
  return findings.length > 0 ? 1 : 0;
}

/** Findings by kind, what is broken first. */
function byKind(findings: readonly Finding[]): (readonly [Kind, readonly Finding[]])[] {
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  const rank = (kind: Kind): number => (KINDS[kind].severity === 'broken' ? 0 : 1);
  return kinds
    .sort((one, other) => rank(one) - rank(other))
    .map((kind) => [kind, findings.filter((finding) => finding.kind === kind)] as const);
}

/** What was found, for people. */
export function verifiedText(verified: Verified): string {
  const { origin, name, version, good, findings, asked, time, unseen } = verified;
  const blocks = byKind(findings).map(([kind, own]) => {
    const { severity, title, remedy } = KINDS[kind];
    const more = own.length - NAMED;
    return [
      `${severity.toUpperCase()}: ${title}`,
      ...own.slice(0, NAMED).map(({ address, fault }) => `  ${address}: ${fault}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
      ...Object.entries(remedy).map(([host, words]) => `    ${`${host}:`.padEnd(12)}${words}`),
    ].join('\n');
  });
  const count = (wanted: string): number => findings.filter(({ severity }) => severity === wanted).length;
  return [
    `${origin}: ${version ? `${name}, version ${version}` : 'no page of ours'}`,
    ...blocks,
    `${count('broken')} broken, ${count('flawed')} flawed, ${good} good; ${asked} questions in ${(time / 1000).toFixed(1)} s`,
    ...(unseen > 0 ? [`No time was left for ${unseen} files and pages: add --all to see every one.`] : []),
  ].join('\n\n');
}

/** The same for programs: every finding with its remedy. */
export const verifiedJson = (verified: Verified): string =>
  JSON.stringify(
    {
      ...verified,
      findings: verified.findings.map((finding) => ({
        ...finding,
        title: KINDS[finding.kind].title,
        remedy: KINDS[finding.kind].remedy,
      })),
      status: exitStatus(verified),
    },
    null,
    1,
  );
