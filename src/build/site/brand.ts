import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { z } from 'zod';
import { BuildFailure } from '../failure.ts';
import type { Site, Tokens } from '../steps/site.ts';
import { contrastFaults } from './contrast.ts';
import { type BrandChoices, brandSchema } from './schema.ts';

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
  const { data, error } = brandSchema(choices).safeParse(await readJson(file));
  if (error) throw new BuildFailure(error.issues.map((issue) => `${basename(file)}: ${describe(issue)}`));
  const dim = contrastFaults(choices.style, data.tokens as Tokens | undefined);
  if (dim.length > 0) throw new BuildFailure(dim.map((fault) => `${basename(file)}: ${fault}`));
  const { assets, shortName, description, defaultLanguage, ...brand } = data;
  const known = Object.fromEntries(Object.entries(brand).filter(([, value]) => value !== undefined)) as typeof brand;
  return {
    site: {
      ...(known as Omit<Site, 'shortName' | 'description' | 'defaultLanguage'>),
      shortName: shortName ?? brand.name.slice(0, 12).trim(),
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
function describe(issue: z.core.$ZodIssue): string {
  const path = issue.path.join('.') || 'the brand';
  if (issue.code === 'invalid_key') return `${path}: ${issue.issues.map(({ message }) => message).join(', ')}`;
  return `${path}: ${issue.message}`;
}
