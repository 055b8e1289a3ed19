import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFiles } from './files.ts';
import type { HtmlPlan } from './html.ts';
import type { Site } from './site.ts';
import { themeColor } from './site.ts';

/** Where the web manifest lies in the public folder. */
export const WEB_MANIFEST = 'site.webmanifest';

/** A way into the app from its icon; the rest of it stays as it is written. */
interface Shortcut {
  readonly name: string;
  readonly url: string;
}

/** A picture of the app for the browser's installation dialog; its label is the path of the page until it is stamped. */
interface Screenshot {
  readonly src: string;
  readonly label: string;
}

/** The language of the pictures that the file names. */
const WRITTEN = '-pt.';

/** What a plan tells of pages and languages. */
export type ManifestPlan = Pick<HtmlPlan, 'pages' | 'languages' | 'rtl'>;

/**
 * Writes a brand into the text of static/site.webmanifest: its name, colours and language, and the shortcuts in that language, each by
 * the title of the page that it leads to. A shortcut to a page that is not there is left out; icons and the rest stay. Screenshots are
 * those of the language, else the English ones, among `pictures`: files of the public folder that show this very brand.
 */
export function brandManifest(text: string, site: Site, plan: ManifestPlan, pictures: readonly string[]): string {
  const {
    shortcuts = [],
    screenshots = [],
    ...rest
  } = JSON.parse(text) as { shortcuts?: readonly Shortcut[]; screenshots?: readonly Screenshot[] };
  const language = site.defaultLanguage;
  const own = {
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: language,
    dir: plan.rtl?.codes.includes(language) ? 'rtl' : 'ltr',
    background_color: themeColor(site),
    theme_color: themeColor(site),
  };
  const titles = plan.languages.find(({ code }) => code === language)?.titles ?? {};
  const titleOf = (page: string): string | undefined => {
    const key = plan.pages.find(({ path }) => path === page)?.title;
    return key === undefined ? undefined : titles[key];
  };
  const named = shortcuts.map((shortcut) => ({ ...shortcut, name: titleOf(shortcut.url) })).filter(({ name }) => name);
  const shown = screenshots.flatMap(({ src, label, ...shape }) => {
    const inLanguage = [language, 'en'].map((code) => src.replace(WRITTEN, `-${code}.`));
    const picture = inLanguage.find((file) => pictures.includes(file.slice(1)));
    const title = titleOf(label);
    return picture && title ? [{ src: picture, ...shape, label: title }] : [];
  });
  const all = { ...rest, ...own, shortcuts: named, ...(shown.length > 0 && { screenshots: shown }) };
  return `${JSON.stringify(all, null, 1)}\n`;
}

/** Stamps a brand into the web manifest of a public folder, if there is one; `pictures` show this brand, no other. */
export async function stampManifest(
  publicDir: string,
  plan: HtmlPlan,
  site: Site,
  pictures: readonly string[],
): Promise<void> {
  if (!plan.statics.includes(WEB_MANIFEST)) return;
  const file = join(publicDir, WEB_MANIFEST);
  await writeFiles([[file, brandManifest(await readFile(file, 'utf8'), site, plan, pictures)]]);
}
