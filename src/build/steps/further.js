// Tells a page what the HTML leaves out to stay small: the languages behind the brand's first ones. It is written into the head of a visit
// in such a language, and imported by the app when one is chosen. `furtherLanguages` stands before it in the file (further.ts).
import { say, turnRound } from './early-rtl.js';

const root = document.documentElement;
const manifest = JSON.parse(document.getElementById('leve').textContent);
const { texts, rtl } = furtherLanguages;
Object.assign(manifest.texts, texts);
manifest.rtl = rtl;

if (!document.body) {
  const chosen = localStorage.getItem('language');
  const language = chosen in manifest.texts ? chosen : manifest.site.language;
  root.lang = language;
  if (manifest.rtl?.codes.includes(language)) turnRound(root, manifest);
  for (const area of manifest.areas) {
    const href = `/l/${language}.${manifest.texts[language]}/${area}.json`;
    const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
    document.head.appendChild(Object.assign(document.createElement('link'), link));
  }
}
say(manifest);
