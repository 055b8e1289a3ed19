import { Lanes } from './lanes.ts';

/** Gives work to the lanes in the rank of its stage. */
export type Take = <Result>(work: () => Promise<Result>, width?: number) => Promise<Result>;

/** A stage and what has to be over before it begins. */
export interface Step<Result> {
  readonly name: string;
  /** Names of steps; those that are not scheduled are not waited for. */
  readonly after?: readonly string[];
  readonly run: (take: Take) => Promise<Result>;
}

/**
 * Runs steps as soon as those that they come after are over, whatever these found.
 * @param steps in their rank: where lanes are scarce the earlier step gets them first
 * @param lanes how many processes may work at once
 * @param ended is told of each step as it ends
 */
export async function schedule<Result>(
  steps: readonly Step<Result>[],
  lanes: number,
  ended: (name: string, result: Result) => void,
): Promise<void> {
  const shared = new Lanes(lanes);
  const over = new Map<string, Promise<void>>();
  const begin = async ({ after = [], name, run }: Step<Result>, rank: number): Promise<void> => {
    await Promise.all(after.map((other) => over.get(other)));
    ended(name, await run((work, width = 1) => shared.run(rank, width, work)));
  };
  for (const [rank, step] of steps.entries()) {
    const missing = step.after?.find((other) => steps.findIndex(({ name }) => name === other) > rank);
    if (missing !== undefined) throw new Error(`${step.name} comes after ${missing}, which stands below it`);
    over.set(step.name, begin(step, rank));
  }
  await Promise.all(over.values());
}
