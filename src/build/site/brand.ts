import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { z } from 'zod';
import { BuildFailure } from '../failure.ts';
import type { Site, Tokens } from '../steps/site.ts';
import { contrastFaults } from './contrast.ts';
import { nearest } from './nearest.ts';
import { type BrandChoices, brandSchema, graphemes } from './schema.ts';

/** Characters of a home screen's label. */
const SHORT = 12;

/** A brand that was read and found good. */
export interface ReadBrand {
  readonly site: Site;
  /** Folder of its own icons, absolute. */
  readonly assets?: string;
}

/**
 * Reads brand.json.
 * @throws {BuildFailure} naming every field that is wrong
 */
export async function readBrand(file: string, choices: BrandChoices): Promise<ReadBrand> {
  const schema = brandSchema(choices);
  const { data, error } = schema.safeParse(await readJson(file));
  if (error) {
    const faults = error.issues.flatMap((issue) => describe(issue, Object.keys(schema.shape)));
    throw new BuildFailure(faults.map((fault) => `${basename(file)}: ${fault}`));
  }
  const dim = contrastFaults(choices.style, data.tokens as Tokens | undefined);
  if (dim.length > 0) throw new BuildFailure(dim.map((fault) => `${basename(file)}: ${fault}`));
  const { assets, shortName, description, defaultLanguage, ...brand } = data;
  const known = Object.fromEntries(Object.entries(brand).filter(([, value]) => value !== undefined)) as typeof brand;
  return {
    site: {
      ...(known as Omit<Site, 'shortName' | 'description' | 'defaultLanguage'>),
      shortName: shortName ?? graphemes(brand.name).slice(0, SHORT).join('').trim(),
      description: description ?? brand.name,
      defaultLanguage: defaultLanguage ?? brand.languages[0] ?? '',
    },
    ...(assets !== undefined && { assets: resolve(dirname(file), assets) }),
  };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new BuildFailure([`${file} cannot be read as JSON: ${(error as Error).message}`]);
  }
}

/** `tokens.dark.action: may hold colours ...`: the field, then what is wrong with it. */
function describe(issue: z.core.$ZodIssue, fields: readonly string[]): string[] {
  const fieldOf = (...more: readonly PropertyKey[]): string => [...issue.path, ...more].join('.') || 'the brand';
  if (issue.code === 'invalid_key') return [`${fieldOf()}: ${issue.issues.map(({ message }) => message).join(', ')}`];
  if (issue.code === 'unrecognized_keys') {
    const known = issue.path.length === 0 ? fields : [];
    return issue.keys.map((key) => `${fieldOf(key)}: is no field of a brand${nearest(key, known)}`);
  }
  return [`${fieldOf()}: ${/received undefined$/.test(issue.message) ? 'is missing' : issue.message}`];
}
