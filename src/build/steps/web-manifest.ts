import type { Site } from './site.ts';
import { themeColor } from './site.ts';

/** Where the web manifest lies in the public folder. */
export const WEB_MANIFEST = 'site.webmanifest';

/** Writes a brand into the text of static/site.webmanifest; icons and the rest of it stay. */
export function brandManifest(text: string, site: Site): string {
  const own = {
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: site.defaultLanguage,
    background_color: themeColor(site),
    theme_color: themeColor(site),
  };
  return `${JSON.stringify({ ...JSON.parse(text), ...own }, null, 1)}\n`;
}
