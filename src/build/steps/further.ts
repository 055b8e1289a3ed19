import { contentHash } from './hash.ts';
import type { HtmlPlan } from './html.ts';
import type { Site } from './site.ts';

/** As many languages of a brand stand in its HTML: its own, and the one that it names first beside it. */
const NAMED = 2;

/** Codes of the languages whose dictionaries the HTML of a brand names; the others' come with {@link furtherFile}. */
export const namedLanguages = ({ defaultLanguage, languages }: Site): readonly string[] =>
  [...new Set([defaultLanguage, ...languages])].slice(0, NAMED);

/** The hashes of these languages' dictionaries, as a manifest has them. */
export const hashesOf = ({ languages }: HtmlPlan, codes: readonly string[]): Record<string, string> =>
  Object.fromEntries(languages.filter(({ code }) => codes.includes(code)).map(({ code, hash }) => [code, hash]));

/** What a page takes in the place of its own sheets for a language that is read from the right; undefined where the site has none. */
export function rtlOf({ rtl }: HtmlPlan, { languages }: Site): object | undefined {
  const codes = rtl?.codes.filter((code) => languages.includes(code)) ?? [];
  return rtl && codes.length > 0 ? { codes, mark: rtl.mark, parts: rtl.parts } : undefined;
}

/** Whether the HTML itself names a language that is read from the right. */
export const namesRtl = ({ rtl }: HtmlPlan, site: Site): boolean =>
  namedLanguages(site).some((code) => rtl?.codes.includes(code));

/**
 * The script that tells a page of the brand's further languages (further.js), with its address; undefined where there are none. Only who
 * has chosen one of them downloads it, so that thirty languages cost the others nothing.
 */
export function furtherFile(
  plan: HtmlPlan,
  site: Site,
): { readonly address: string; readonly text: string } | undefined {
  const named = namedLanguages(site);
  const codes = site.languages.filter((code) => !named.includes(code));
  if (codes.length === 0) return undefined;
  const languages = { texts: hashesOf(plan, codes), rtl: rtlOf(plan, site) };
  const text = `{const furtherLanguages=${JSON.stringify(languages)};${plan.early.further}}`;
  return { address: `/a/languages-${contentHash(text)}.js`, text };
}
