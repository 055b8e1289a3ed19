// The early script's part in a snapshot: it is shown to whom it is for, with pictures of the right size, before the app is there.
import { addressOf, askFirst, hostOf, isPlain, tab } from './pictures.js';

const AHEAD = 32;

/**
 * Whether the file was written within the last day and a half, as one that a schedule writes. A server that does not date its files gives
 * the moment of the question: then nobody knows.
 */
function isFresh() {
  const age = Date.now() - Date.parse(document.lastModified);
  return age > 2000 && age < 36 * 3600_000;
}

/**
 * What is typed into the HTML's fields before the app draws its own over them is typed into those once more. That the app is there shows
 * in its buttons: the HTML's are disabled.
 */
function keepTyped() {
  const typed = new Map();
  const note = ({ target }) => typed.set(target, target.value);
  document.addEventListener('input', note);
  return (box) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      document.removeEventListener('input', note);
      for (const [field, text] of typed) {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    watch.observe(box, { attributeFilter: ['disabled'], subtree: true });
  };
}

function showPictures(box, host, measured) {
  // The banner, or the first tile: what the eye waits for, before the scripts that it can do without.
  let priority = 'high';
  for (const img of box.querySelectorAll('[data-src]')) {
    const place = measured && img.getBoundingClientRect();
    if (place && place.top > innerHeight + AHEAD) break;
    if (!img.src) show(img, priority, place ? Math.floor(place.width) : img.getAttribute('width'), host);
    priority = 'auto';
  }
}

function show(img, priority, drawn, host) {
  img.fetchPriority = priority;
  img.src = addressOf(img.dataset.src, drawn, host);
}

/** Shows the first picture once the parser has met it: it may be here half a second before the document is read. */
function showFirst(host) {
  new MutationObserver((_, watch) => {
    const img = document.querySelector('[data-src]');
    if (img || document.readyState !== 'loading') watch.disconnect();
    if (img && !img.src) show(img, 'high', img.getAttribute('width'), host);
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Called in the head: hides a snapshot that is not for this visitor, asks for its first picture while the rest is still on the line, and sees
 * to the others once all of it is there.
 */
export function placeSnapshot(root, language, stored) {
  const { snapshot, paths, exact, hosts, hero } = root.dataset;
  if (!snapshot) return;
  // Hosts answer with home's file what they do not know, and so does the service worker without a line.
  const here = paths.split(' ').includes(location.pathname);
  const mine = here && snapshot === language && (exact === undefined || !location.search);
  if (!mine) root.style.visibility = 'hidden';
  const session = tab('MC_SESSION_INFO') || /MC_SESSION_INFO=[^;]/.test(document.cookie);
  if (session) root.dataset.session = '';
  // Members are told of more than a file for guests holds.
  else if (mine && isFresh()) root.dataset.fresh = 1;
  const host = mine && isPlain(stored) ? hostOf(JSON.parse(hosts)) : undefined;
  if (hero && host !== undefined) askFirst(root, host);
  if (host !== undefined && exact !== 'grid') showFirst(host);
  const followApp = keepTyped();
  const settle = () => {
    document.removeEventListener('readystatechange', settle);
    const box = document.getElementById('root');
    if (mine) {
      followApp(box);
      if (host !== undefined) showPictures(box, host, exact === 'grid');
      return;
    }
    document.getElementById('snapshot').remove();
    box.textContent = '';
    box.appendChild(document.getElementById('face').content);
    root.style.visibility = '';
  };
  document.addEventListener('readystatechange', settle);
}
