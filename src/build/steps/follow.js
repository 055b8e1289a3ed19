// For a brand that follows the browser: the first visit takes the browser's language before anything is painted, and keeps it.
// `followLanguages`, the site's codes, stands before it in the head (html.ts).
import { wantedLanguage } from 'leve:wanted';

try {
  if (!localStorage.getItem('language')) {
    const wanted = wantedLanguage(followLanguages, navigator.languages);
    if (wanted) localStorage.setItem('language', wanted);
  }
} catch {
  // Storage is forbidden: the brand's own language stands.
}
