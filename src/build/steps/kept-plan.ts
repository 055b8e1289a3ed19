import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { type KeptPlan, keptOf } from '../plan/kept.ts';
import type { Plan } from '../plan/plan.ts';
import { writeFiles } from './files.ts';

/** A part of the source: the same commit has the same plan wherever it is built. */
const fileOf = ({ src }: BuildOptions): string => join(src, 'build', 'kept-plan.json');

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isKept(value: unknown): value is KeptPlan {
  if (typeof value !== 'object' || value === null || !('chunks' in value) || !('copies' in value)) return false;
  const { chunks, copies } = value;
  if (!Array.isArray(chunks) || typeof copies !== 'object' || copies === null) return false;
  const lists = chunks.flatMap((chunk) => [chunk?.for, chunk?.modules]);
  return [...lists, ...Object.values(copies)].every(isTexts);
}

/**
 * The plan of the last build, if one was kept.
 * @throws {BuildFailure} where the file holds something else
 */
export function readKeptPlan(options: BuildOptions): KeptPlan | undefined {
  const file = fileOf(options);
  if (!existsSync(file)) return undefined;
  const kept = parsed(readFileSync(file, 'utf8'));
  if (!isKept(kept)) throw new BuildFailure([`${file} is no kept plan: delete it, and the next build writes it anew`]);
  return kept;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Keeps a plan where it is another one than before, and says so. */
export async function keepPlan(options: BuildOptions, plan: Plan, before: KeptPlan | undefined): Promise<void> {
  const text = JSON.stringify(keptOf(plan), null, 1);
  if (text === JSON.stringify(before, null, 1)) return;
  await writeFiles([[fileOf(options), `${text}\n`]]);
  console.log('what travels together has changed: commit src/build/kept-plan.json with what changed it');
}
