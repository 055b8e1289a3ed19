// Runs inline before the styles of a snapshot, which are 20 KB: on a slow line its first picture is asked for while they come. In doubt
// nobody is asked: the early script, behind the styles, knows for whom the file is.
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
