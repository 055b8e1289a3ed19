/**
 * The first screen as HTML, drawn in Node by the build's `snapshot` (DESIGN.md section 4): the same stores ask the platform what every
 * guest may see, the same components draw it. Never part of what a phone downloads.
 */
import type { ReactElement } from 'react';
import { configureClock } from '../i18n/site-clock.ts';
import { configureTexts, loadTexts, showLanguage, type TextArea } from '../i18n/texts.ts';
import { chooseHost, configurePictures } from '../lib/picture-url.ts';
import { knowRoutes, matchRoute } from '../routes/match.ts';
import { routes } from '../routes/table.ts';
import { sources, statusPart } from '../stores/data/snapshot-parts.ts';
import { connectPlatform } from '../stores/data/transport.ts';
import { configureSite, info, refreshStatus, type Site, statusFailure, systemState } from '../stores/system/system.ts';
import { loadPage } from './page-loader.ts';
import { Root } from './Root.tsx';

/** What the renderer is given once. */
export interface SnapshotWorld {
  site: Site;
  /** The platform's origin. */
  platform: string;
  texts(language: string, area: string): Promise<Record<string, string>>;
}

/** One screen: its HTML, and the data that it was drawn from, by the names under which stores take it. */
export interface Screen {
  html: string;
  parts: Record<string, unknown>;
  /** Image hosts of the platform, '' for the site's own origin. */
  hosts: string[];
  /** See `sources`. */
  exact: 'grid' | 'page' | undefined;
}

/** Connects the stores and asks for the status. @throws when the platform gives none, or is not open to guests. */
export async function openWorld({ site, platform, texts }: SnapshotWorld): Promise<void> {
  knowRoutes(routes);
  configureSite(site);
  // Width and quality stay open: they are filled in where the screen's pixels are known, by the early script.
  const pattern = site.pictures ?? '{path}?w={width}&q={quality}';
  configurePictures({ pattern: pattern.replace('{width}', '[w]').replace('{quality}', '[q]') });
  configureTexts((language, area: TextArea) => texts(language, area));
  configureClock(info);
  connectPlatform(platform, () => undefined);
  await refreshStatus();
  if (!info.peek()) throw new Error(`the platform gives no status: ${statusFailure.peek()?.message}`);
  if (systemState.peek() !== 0) throw new Error('the platform is closed: there is nothing that a guest may see');
}

/** Paths of the screens that can be drawn for everybody. */
export const snapshotPaths = (): string[] =>
  routes.filter(({ path, guard }) => !guard && sources[path]).map(({ path }) => path);

/**
 * Draws one screen. `location` must stand at its path already.
 * @throws when the platform does not give what the screen shows
 */
export async function drawScreen(
  path: string,
  language: string,
  render: (element: ReactElement) => string,
): Promise<Screen> {
  const row = matchRoute(path);
  const source = row && sources[row.path];
  if (!row || !source) throw new Error(`${path} has no snapshot`);
  showLanguage(language);
  await loadTexts(language, ['common']);
  await loadPage(row);
  const parts = { status: statusPart(), ...(await source.take(path)) };
  configurePictures({ host: '', maxRatio: 2, mode: 'full' });
  return { html: render(<Root />), parts, hosts: hostsOf(info.peek()?.imageCDNs ?? []), exact: source.exact };
}

const hostsOf = (listed: string[]): string[] => [...new Set(listed.map((host) => chooseHost([host], undefined)))];
