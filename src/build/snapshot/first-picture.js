// Runs inline before the styles of a snapshot: on a slow line its first picture is asked for a quarter of a second sooner than by the
// early script, which stands behind them. Whoever may not be shown this file is told apart there; here nobody is asked in doubt.
import { askFirst, hostOf, isPlain } from './pictures.js';

function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is forbidden: the defaults stand.
  }
}

const root = document.documentElement;
const { snapshot, paths, exact, hosts } = root.dataset;
const here = paths.split(' ').includes(location.pathname) && (exact === undefined || !location.search);
if (here && (stored('language') || snapshot) === snapshot && isPlain(stored)) askFirst(root, hostOf(JSON.parse(hosts)));
