/** An event of a tap, as the browser tells it; times are ms since the page began. */
export interface TapEvent {
  readonly startTime: number;
  readonly duration: number;
  readonly processingStart: number;
  readonly processingEnd: number;
  readonly interactionId: number;
}

/** A frame that took long, and the scripts in it. */
export interface LongFrame {
  readonly startTime: number;
  readonly duration: number;
  readonly did: readonly { readonly what: string; readonly took: number; readonly forced: number }[];
}

/** A tap and its answer. */
export interface Answer {
  readonly name: string;
  /** ms until the next paint, and how much of it was waiting behind what ran before. */
  readonly took: number;
  readonly waited: number;
  /** The scripts in front of the answer, the longest first. */
  readonly behind: readonly string[];
}

/** What ran between a tap and its paint. */
function behind(frames: readonly LongFrame[], from: number, to: number): string[] {
  return frames
    .filter(({ startTime, duration }) => startTime < to && startTime + duration > from)
    .flatMap(({ did }) => did)
    .sort((a, b) => b.took - a.took)
    .slice(0, 4)
    .map(
      ({ what, took, forced }) => `${what} ${took.toFixed(0)} ms${forced > 1 ? ` (${forced.toFixed(0)} forced)` : ''}`,
    );
}

/** The answer to one tap: its slowest event. A tap that no event tells of was answered within a frame. */
export function answerTo(name: string, events: readonly TapEvent[], frames: readonly LongFrame[]): Answer {
  const slowest = [...events].sort((a, b) => b.duration - a.duration)[0];
  if (!slowest) return { name, took: 16, waited: 0, behind: [] };
  const { startTime, duration, processingStart } = slowest;
  return {
    name,
    took: duration,
    waited: processingStart - startTime,
    behind: behind(frames, startTime, startTime + duration),
  };
}

/** The value below which this part of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
