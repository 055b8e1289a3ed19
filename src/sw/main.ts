/**
 * The service worker: the shell at install, pages after their first use, nothing else ahead of its need; answers of the platform
 * are never touched. A second visit takes no code from the line, and without a line the app opens.
 */
import { SHELL } from 'leve:build';
import { answerCode, keepUsed, setSaver, type Used } from './code.ts';
import { activate, install } from './life.ts';
import { noteInstall, noteLoad, startMeter, stopMeter } from './meter.ts';
import { answerPage, answerShell } from './pages.ts';
import { answerPicture } from './pictures.ts';
import { noteMove, type Renewal, renew } from './renew.ts';
import { isPage, type Kind, kindOf } from './rules.ts';
import { STORES } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a page may tell: what it has used, what it wants renewed, whether data is being saved, or that the site has taken the worker away. */
type Message =
  | { readonly used: Used }
  | { readonly renew: Renewal }
  | { readonly saver: boolean }
  | { readonly gone: true };

/** Until its last page is closed a worker that was taken away goes on running: it then does nothing more. */
let gone = false;

const answers: Record<Exclude<Kind, 'other'>, (event: FetchEvent) => Promise<Response>> = {
  code: answerCode,
  page: answerPage,
  picture: answerPicture,
  shell: answerShell,
};

startMeter();

self.addEventListener('install', (event) => {
  noteInstall();
  event.waitUntil(install());
});

// The new version waits until the tabs of the old one are closed: what they may still ask for stays.
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  if (gone) return;
  noteMove(event.request);
  const kind = kindOf(event.request, self.location.origin, SHELL);
  if (kind === 'page') noteLoad();
  if (kind !== 'other') event.respondWith(answers[kind](event));
});

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if ('gone' in message) {
    gone = true;
    stopMeter();
    event.waitUntil(Promise.all(STORES.map((name) => caches.delete(name))));
  } else if ('renew' in message) {
    event.waitUntil(renew(message.renew).then((bytes) => event.ports[0]?.postMessage(bytes), console.warn));
  } else if ('saver' in message) event.waitUntil(setSaver(message.saver));
  else if (isPage(message.used.page)) event.waitUntil(keepUsed(message.used).catch(console.warn));
});
