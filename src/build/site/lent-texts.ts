import { join } from 'node:path';
import { writeFiles } from '../steps/files.ts';
import { contentHash } from '../steps/hash.ts';
import type { HtmlPlan, LanguagePlan } from '../steps/html.ts';
import { type Areas, type Dictionary, isolated, lend, lendersOf } from '../steps/lend.ts';
import { DEFAULT_SITE, type Site } from '../steps/site.ts';
import { readBuilt, textFiles, textFolder, textsHash } from '../steps/texts.ts';

/** A plan for a brand, and the files that were added for it. */
export interface BrandTexts {
  readonly plan: HtmlPlan;
  /** Relative to the public folder. */
  readonly added: readonly string[];
}

/**
 * Writes the dictionaries of a brand's unfinished languages with its own language's texts in the place of those that are missing. A
 * build has them with Portuguese ones, Leve's own; whole languages, and brands of the same language, keep what is there.
 */
export async function lendTexts(publicDir: string, plan: HtmlPlan, site: Site): Promise<BrandTexts> {
  const isUnfinished = ({ code, lent }: LanguagePlan): boolean => lent.length > 0 && site.languages.includes(code);
  if (site.defaultLanguage === DEFAULT_SITE.defaultLanguage || !plan.languages.some(isUnfinished)) {
    return { plan, added: [] };
  }
  const near = new Map<string, Areas>();
  for (const one of plan.languages) near.set(one.code, await nearTexts(publicDir, one));
  const files: (readonly [string, string])[] = [];
  const languages = plan.languages.map((language) => {
    if (!isUnfinished(language)) return language;
    const areas = wholeTexts(language.code, { near, rtl: plan.rtl?.codes ?? [], brandLanguage: site.defaultLanguage });
    const named = { code: language.code, hash: textsHash(areas), areas };
    files.push(...textFiles(publicDir, named));
    return { ...language, hash: named.hash, titles: titlesOf(language, areas) };
  });
  await writeFiles(files);
  const version = contentHash(JSON.stringify([plan.version, languages.map(({ hash }) => hash)]));
  return { plan: { ...plan, version, languages }, added: files.map(([file]) => file.slice(publicDir.length + 1)) };
}

/** A language's texts without those that another one lends. */
async function nearTexts(publicDir: string, language: LanguagePlan): Promise<Areas> {
  const areas = await readBuilt(join(publicDir, textFolder(language)));
  const lent = new Set(language.lent);
  const nearOf = (area: string, texts: Dictionary): Dictionary =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => !lent.has(`${area}/${key}`)));
  return new Map([...areas].map(([area, texts]) => [area, nearOf(area, texts)]));
}

interface World {
  readonly near: ReadonlyMap<string, Areas>;
  /** Codes of languages that are read from the right. */
  readonly rtl: readonly string[];
  readonly brandLanguage: string;
}

/** Every area of a language, with what it lacks from its lenders at this brand. */
function wholeTexts(code: string, { near, rtl, brandLanguage }: World): Areas {
  const lentBy = (lender: string, area: string): Dictionary => {
    const texts = near.get(lender)?.get(area) ?? {};
    return rtl.includes(lender) === rtl.includes(code) ? texts : isolated(texts);
  };
  const lenders = lendersOf(code, brandLanguage);
  const whole = (area: string, texts: Dictionary): Dictionary =>
    lend(
      texts,
      lenders.map((one) => lentBy(one, area)),
    );
  return new Map([...(near.get(code) ?? [])].map(([area, texts]) => [area, whole(area, texts)]));
}

const titlesOf = ({ titles }: LanguagePlan, areas: Areas): Record<string, string> => {
  const common = areas.get('common') ?? {};
  return Object.fromEntries(Object.keys(titles).map((key) => [key, common[key] ?? '']));
};
