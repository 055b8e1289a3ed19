import { KINDS, type Sums } from './wire.ts';

/** How far the meter may be from the wire in all and by kind, as a part of it. */
const OFF = 0.05;
const OFF_KIND = 0.1;
/** Bytes by which a kind may be off in any case: a tenth of little is a header. */
const LITTLE = 1000;

/** What the meter says of a month (src/app/device/meter.ts). */
export type Says = Readonly<Record<string, number>>;

/** Where the meter does not agree with what the server has sent, in words; empty where it does. */
export function disagreements(says: Says, sent: Sums): string[] {
  const said = (kind: string): number => says[kind] ?? 0;
  const all = KINDS.reduce((sum, kind) => sum + said(kind), 0);
  const told = `the meter says ${JSON.stringify(says)}, sent was ${JSON.stringify(sent)}`;
  const kinds = KINDS.filter((kind) => Math.abs(said(kind) - sent[kind]) > Math.max(LITTLE, OFF_KIND * sent[kind]));
  const isOff = Math.abs(all - sent.all) > OFF * sent.all;
  const isUnknown = said('unknown') > 0;
  const wrong = [...kinds, ...(isOff ? ['all'] : []), ...(isUnknown ? ['unknown'] : [])];
  return wrong.map((name) => `${name}: ${told}`);
}
