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

/** What a plan tells of pages and languages. */
export type ManifestPlan = Pick<HtmlPlan, 'pages' | 'languages' | 'rtl'>;

/**
 * Writes a brand into the text of static/site.webmanifest: its name, colours and language, and the shortcuts in that language, each by
 * the title of the page that it leads to. A shortcut to a page that is not there is left out; icons and the rest stay.
 */
export function brandManifest(text: string, site: Site, plan: ManifestPlan): string {
  const { shortcuts = [], ...rest } = JSON.parse(text) as { shortcuts?: readonly Shortcut[] };
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
  const named = shortcuts.map((shortcut) => {
    const key = plan.pages.find(({ path }) => path === shortcut.url)?.title;
    return { ...shortcut, name: key === undefined ? undefined : titles[key] };
  });
  return `${JSON.stringify({ ...rest, ...own, shortcuts: named.filter(({ name }) => name) }, null, 1)}\n`;
}

/** Stamps a brand into the web manifest of a public folder, if there is one. */
export async function stampManifest(publicDir: string, plan: HtmlPlan, site: Site): Promise<void> {
  if (!plan.statics.includes(WEB_MANIFEST)) return;
  const file = join(publicDir, WEB_MANIFEST);
  await writeFiles([[file, brandManifest(await readFile(file, 'utf8'), site, plan)]]);
}
