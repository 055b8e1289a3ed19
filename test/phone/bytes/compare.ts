import { bytesOf, type RouteSizes } from '../../../src/build/report/measure.ts';
import { type Arrived, sum } from './weigh.ts';

/** What the browser measures may differ from what the build counts by this part of it. */
const TOLERANCE = 0.02;

/** A first visit beside what the build counted for it, in bytes. */
export interface Weighed {
  readonly count: number;
  readonly measured: number;
  /** What came by itself after the first paint. */
  readonly late: number;
  /** What the visit and the count disagree on; none when they agree. */
  readonly faults: readonly string[];
}

/** Holds a visit against the count: every file of code has to be one that was counted, and the sums have to agree. */
export function weighed(arrived: readonly Arrived[], { path, files, later, member }: RouteSizes): Weighed {
  const critical = new Set([path, ...files.filter(({ type }) => type !== 'document').map(({ address }) => address)]);
  const behind = new Set([...later, ...member].map(({ address }) => address));
  const onTheWay = ({ address, kind }: Arrived): boolean => kind === 'code' && critical.has(address);
  const isLate = ({ address }: Arrived): boolean => behind.has(address);

  const count = bytesOf(files);
  const measured = sum(arrived, onTheWay);
  const late = sum(arrived, isLate);
  const unknown = arrived.filter((one) => one.kind === 'code' && !onTheWay(one) && !isLate(one));
  const faults = unknown.map(({ address, bytes }) => `${path}: ${address} (${bytes} B) came and was never counted`);
  if (Math.abs(measured - count) / count >= TOLERANCE) {
    faults.push(`${path}: ${measured} B came on the way to the first render, ${count} B were counted`);
  }
  if (late > (bytesOf(later) + bytesOf(member)) * (1 + TOLERANCE)) {
    faults.push(
      `${path}: ${late} B came after the first paint, at most ${bytesOf(later) + bytesOf(member)} B were counted`,
    );
  }
  return { count, measured, late, faults };
}
