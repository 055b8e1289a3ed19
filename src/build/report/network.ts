/** A line that seconds are printed for. */
export interface Line {
  readonly name: string;
  readonly bytesPerSecond: number;
  /** What waiting adds before the last byte, in seconds. */
  readonly waiting: number;
}

/** Connecting takes one round trip, TLS another, the HTML a third, and all that the HTML names comes in the fourth. */
const ROUND_TRIPS = 4;

/** The bytes alone, and the same line with the waiting of a slow 3G (400 kbit/s, 400 ms a round trip). */
export const LINES: readonly Line[] = [
  { name: 's at 50 KB/s', bytesPerSecond: 50_000, waiting: 0 },
  { name: 's at 400 kbit/s', bytesPerSecond: 400_000 / 8, waiting: ROUND_TRIPS * 0.4 },
];

/** Seconds until this many bytes are there, as text. */
export const secondsOn = ({ bytesPerSecond, waiting }: Line, bytes: number): string =>
  (waiting + bytes / bytesPerSecond).toFixed(2);
