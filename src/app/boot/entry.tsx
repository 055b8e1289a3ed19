import './shell.css';
import './large-text.css';
import { createRoot } from 'react-dom/client';
import { configureClock } from '../i18n/site-clock.ts';
import { configureTexts, loadTexts, showLanguage } from '../i18n/texts.ts';
import { unpackTexts } from '../i18n/unpack.ts';
import { configureParts } from '../lib/lazy-part.ts';
import { configurePictures } from '../lib/picture-url.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { go } from '../routes/links.ts';
import { knowRoutes, matchRoute } from '../routes/match.ts';
import { routes } from '../routes/table.ts';
import { connectPlatform } from '../stores/data/transport.ts';
import { leadBy } from '../stores/games/game-tile.ts';
import { checkSession, restoreSession } from '../stores/session/session.ts';
import { applySaver, followImageHosts } from '../stores/settings/data-saver.ts';
import { restoreSettings, storedLanguage } from '../stores/settings/settings.ts';
import { applyCachedStatus, configureSite, info, refreshStatus, systemState } from '../stores/system/system.ts';
import { loseSession } from './lost-session.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { refreshMember } from './member.ts';
import { loadPage } from './page-loader.ts';
import { Root } from './Root.tsx';
import { keepScroll } from './scroll.ts';

/**
 * Something of this version could not be had: see renewal.ts. What a page waits for fails when it is left. In Chromium 67 its code goes
 * on, and what it then asks for the next page asks: it renews nothing.
 */
const renew = (): void => {
  if (document.defaultView) import('./later.ts').then((part) => part.renew(), console.warn);
};

/** The one text that a file of this version is: a dictionary, the sheets of parts. */
async function fetchText(address: string): Promise<string> {
  // Chromium 67 fetches without credentials unless told, and would then not find what the HTML has preloaded.
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) {
    renew();
    throw new Error(`no ${address}`);
  }
  return answer.json() as Promise<string>;
}

/** The hash of a language's dictionaries; of one that the HTML does not name once the page has been told. */
async function hashOf(language: string, { texts, further }: Manifest): Promise<string | undefined> {
  if (texts[language]) return texts[language];
  await import(further || '');
  return readManifest().texts[language];
}

/** Tells every room what it needs to know of the rest; after this nothing depends on the order of modules. */
function configure(manifest: Manifest): void {
  knowRoutes(routes);
  configureSite(manifest.site);
  configureParts(manifest.css, () => fetchText(manifest.parts), renew);
  if (manifest.site.pictures) configurePictures({ pattern: manifest.site.pictures });
  configureTexts(async (language, area) =>
    unpackTexts(await fetchText(`/l/${language}.${await hashOf(language, manifest)}/${area}.json`)),
  );
  configureClock(info);
  connectPlatform(manifest.site.apiOrigin, loseSession);
  leadBy(go);
}

/** The early script of the HTML asks for the shell's sheet; nothing is drawn without it. A failed one does not hold the app back. */
function shellSheet(): Promise<unknown> {
  const link = document.getElementById('shell') as HTMLLinkElement | null;
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/** ms that the first answer may take until the visitor is told that the line is slow. */
const SLOW = 6000;

/** Asks for the status; on a slow line the visitor is offered to use less of it. */
function awaitStatus(): Promise<void> {
  const slow = () => import('../chrome/line/SlowHint.tsx').then((part) => part.tellSlow()).catch(console.warn);
  const timer = setTimeout(slow, SLOW);
  return refreshStatus().then(() => clearTimeout(timer));
}

/** Asks until it comes, while the page is seen: nothing else would draw the page, or open a locked one. */
async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn(error);
    await new Promise((resolve) => {
      const wait = () => setTimeout(resolve, SLOW);
      if (document.hidden) document.addEventListener('visibilitychange', wait, { once: true });
      else wait();
    });
    return untilThere(load);
  }
}

/** SPEC 2.2: language, cached status at once, the fresh one behind, then render. */
async function boot(): Promise<void> {
  const manifest = readManifest();
  configure(manifest);
  restoreSettings();
  const language = storedLanguage(Object.keys(manifest.texts), manifest.site.language);
  restoreSession();
  applyCachedStatus();
  applySaver();
  followImageHosts();
  const known = awaitStatus();
  showLanguage(language);
  const row = matchRoute(location.pathname);
  await Promise.all([
    untilThere(() => loadTexts(language, ['common'])),
    shellSheet(),
    // A page that cannot be had shows its error face once the app is there.
    row && loadPage(row).catch((error: unknown) => console.error(error)),
  ]);
  keepScroll();
  // A site that is closed shows nothing of what the file shows: none of its nodes are taken over.
  if (systemState.peek()) document.getElementById('snapshot')?.remove();
  const box = document.getElementById('root') as HTMLElement;
  createRoot(box).render(<Root />);
  // Tab stops, arrow keys and the skip link are for whoever has a keyboard: phones never fetch them.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') import('../chrome/keyboard/keyboard.ts').then((part) => part.followKeyboard(), console.warn);
  });
  refreshMember(known);
  void checkSession();
  whenIdle(() => void untilThere(() => import('./later.ts')).then(({ startLater }) => startLater()));
}

boot().catch(console.error);
