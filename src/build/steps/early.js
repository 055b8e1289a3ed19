// Runs inline in the head of every page, before any other byte of ours: what must be right at the first paint, and what
// the first render will need. Kept to what Chromium 67 can read; src/build/steps/early.ts minifies it.
import { isModern, tag } from 'leve:legacy';
import { placeSnapshot } from '../snapshot/early.js';
import { say, turnRound } from './early-rtl.js';

const root = document.documentElement;
const manifest = JSON.parse(document.getElementById('leve').textContent);

function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is forbidden: the defaults stand.
  }
}

function addLink(properties) {
  return document.head.appendChild(Object.assign(document.createElement('link'), properties));
}

// Some hosts add a slash to an address; a page has one address.
const path = location.pathname.replace(/^(\/m\/.*[^/])\/+$/, '$1');
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);

const chosen = stored('language');
const language = chosen in manifest.texts ? chosen : manifest.site.language;
// What belongs to a language that the HTML does not name comes before anything is painted (further.js).
const isFurther = manifest.further && chosen && chosen !== language;
root.lang = language;
if (RTL && manifest.rtl?.codes.includes(language)) {
  turnRound(root, manifest);
  say(manifest);
}
root.dataset.theme = stored('theme') === 'light' ? 'light' : 'dark';

// Nothing of a member is to be read after half an hour without input (src/app/stores/session/idle.ts): the guard opens or locks.
const seen = stored('seen');
if (seen && stored('MC_SESSION_INFO') && (stored('lock') || Date.now() - seen > 18e5)) root.dataset.locked = '';
// A member is on the way: home keeps the room of the rows that it will have (src/app/device/own-rows.ts).
if (seen) root.dataset.rows = stored('ownRows');

// The browser's offer to install comes once, and mostly before the app: it waits here for who asks (src/app/stores/system/install.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});

for (const area of isFurther ? [] : manifest.areas) {
  const href = `/l/${language}.${manifest.texts[language]}/${area}.json`;
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
}

if (SNAPSHOT) placeSnapshot(root, isFurther ? chosen : language, stored);

// A sheet for print does not hold back the skeleton's paint; once it is here it is for the screen.
const shell = manifest.css.entry;
if (shell) {
  const preload = document.querySelector('[as=style]');
  const integrity = preload ? preload.integrity : '';
  const link = addLink({ id: 'shell', rel: 'stylesheet', media: 'print', href: shell, integrity });
  link.onload = () => {
    link.media = 'all';
  };
}

// Written, not appended: only so do classic scripts run before the body, and before the modules.
const tags = (isFurther ? `<script src="${manifest.further}"></script>` : '') + (isModern() ? '' : tag);
if (tags) {
  const { trustedTypes } = window;
  document.write(
    trustedTypes ? trustedTypes.createPolicy('leve-early', { createHTML: () => tags }).createHTML('') : tags,
  );
}
