import type { Site } from './system.ts';

/**
 * The brand's words on the risk of play, and who helps: read from the HTML where they are wanted, as most visits never do.
 * Undefined when the brand says nothing.
 */
export function siteHelp(): Site['help'] {
  const manifest = JSON.parse(document.getElementById('leve')?.textContent ?? '{}') as { site?: Site };
  return manifest.site?.help;
}
