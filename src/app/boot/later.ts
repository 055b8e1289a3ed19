import { showLineBar } from '../chrome/line/LineBar.tsx';
import { report } from '../device/beacon.ts';
import { onBrowserSaver } from '../device/browser-saver.ts';
import { countLongTasks } from '../device/long-tasks.ts';
import { followWorker } from '../device/service-worker.ts';
import { local } from '../device/storage.ts';
import { language } from '../i18n/texts.ts';
import { loadPart } from '../lib/lazy-part.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { savedAt } from '../stores/data/line.ts';
import { followLine, online } from '../stores/data/online.ts';
import { showToast } from '../stores/screen/toasts.ts';
import { onSignIn, session } from '../stores/session/session.ts';
import { applySaver, savesData } from '../stores/settings/data-saver.ts';
import { startMeter } from '../stores/settings/meter.ts';
import { tier } from '../stores/settings/settings.ts';
import { offerLanguages } from '../stores/settings/site-languages.ts';
import { waitWithOffer } from './app-offer.ts';
import { followReturns } from './line-back.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { followMember } from './member-later.ts';
import { reload, wasRenewed } from './renewal.ts';

/** What home needs of a language, so that it opens without a line whatever page was seen first. */
const HOME_TEXTS = ['common', 'home'];

/** What runs from the first idle moment after the first paint; its bytes are no part of the first load. */
export function startLater(): void {
  const manifest = readManifest();
  clearHistory();
  countLongTasks();
  startMeter();
  onBrowserSaver(applySaver);
  measureVisit(manifest);
  tellRenewal();
  watchLine();
  keepApp(manifest);
  followMember();
  followLanguages();
  guardSession();
  // What is offered is offered one after the other.
  offerLanguage(manifest).catch(console.warn).then(waitWithOffer);
}

/** Entries of layers (lib/layers.ts) that have outlived them, over a reload or a page elsewhere, go. */
function clearHistory(): void {
  const { layers } = (history.state ?? {}) as { layers?: number };
  if (layers && !document.querySelector('[aria-modal]')) history.go(-layers);
}

/** The manifest with the languages that the HTML leaves out. */
async function wholeManifest(): Promise<Manifest> {
  const { further } = readManifest();
  if (further) await import(further);
  return readManifest();
}

const otherLanguage = () => import('../chrome/language/other-language.tsx');

/** A language that is chosen in one tab is that of all. */
function followLanguages(): void {
  offerLanguages(async () => Object.keys((await wholeManifest()).texts));
  const follow = async (code: string) => (await otherLanguage()).takeLanguage(await wholeManifest(), code);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'language' && newValue) follow(newValue).catch(console.warn);
  });
}

/** A visitor who has chosen no language and whose browser asks for another one may be offered it; its bytes come for them alone. */
async function offerLanguage({ site }: Manifest): Promise<void> {
  const isAsked = navigator.languages[0]?.startsWith(document.documentElement.lang);
  if (isAsked || site.languageOffer || local.get('language') || local.get('languageOffered')) return;
  const part = await otherLanguage();
  await part.offerLanguage(await wholeManifest());
}

/** Measures this visit if the site wants figures, off by default, and the draw falls on it; only then comes the library. */
function measureVisit({ site, version }: Manifest): void {
  if (!site.vitals || Math.random() >= site.vitals.sample) return;
  const target = { url: site.vitals.url, version, tier: tier.peek() };
  import('../device/vitals.ts').then(({ startVitals }) => startVitals(target)).catch(console.warn);
}

function tellRenewal(): void {
  if (!wasRenewed()) return;
  report('skew');
  showToast('info', 'app_updated', 3);
}

/**
 * The bar that tells of a lost line comes now: without a line it could not be fetched. The list of what can be read then comes with the
 * first step to another page, and where data is saved only if it is kept already.
 */
function watchLine(): void {
  followLine();
  followReturns();
  showLineBar();
  const bring = () => void loadPart(() => import('./no-line.ts')).then((part) => part.followFaces(), console.warn);
  addEventListener('pushState', () => savesData() || whenIdle(bring), { once: true });
  online.subscribe((up) => up || bring());
  savedAt.subscribe((at) => at && bring());
}

/** What watches over a member's session comes for members alone, and for a page that was covered for one whose session is over. */
function guardSession(): void {
  const start = () => void import('../chrome/guard/start.ts').then((part) => part.guardMember(), console.warn);
  onSignIn(start);
  if (session.peek() || 'locked' in document.documentElement.dataset) start();
}

/** Something of this version could not be had: loads the new version, if that is why. */
export const renew = (): void => void reload().catch(console.warn);

/** The service worker keeps what this page has used. */
function keepApp({ site, texts, version }: Manifest): void {
  const files = HOME_TEXTS.map((area) => `/l/${language()}.${texts[language()]}/${area}.json`);
  followWorker({ enabled: site.offline !== false, saving: savesData(), version, files }).catch(console.warn);
}
