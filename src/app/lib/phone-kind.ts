/** What a page runs on, as far as installing it differs (SPEC 2.2). */
export type PhoneSystem = 'android' | 'ios' | 'other';

/** `inside`: the browser inside another app, which can install nothing. */
export type PhoneBrowser = 'chrome' | 'samsung' | 'firefox' | 'safari' | 'inside' | 'other';

/** A phone by its browser's own words. */
export interface PhoneKind {
  system: PhoneSystem;
  browser: PhoneBrowser;
}

/** Browsers inside Facebook, Instagram, Messenger, TikTok, Line, WeChat and X, and any Android WebView. */
const INSIDE = /FBAN|FBAV|FB_IAB|Instagram|BytedanceWebview|musical_ly|TikTok|Line\/|MicroMessenger|Twitter|; wv\)/;

function systemOf(userAgent: string, touchPoints: number): PhoneSystem {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  // An iPad says that it is a Mac; no Mac has a screen to touch.
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'other';
}

function browserOf(userAgent: string, system: PhoneSystem): PhoneBrowser {
  if (INSIDE.test(userAgent)) return 'inside';
  if (system === 'ios') return /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\//.test(userAgent) ? 'other' : 'safari';
  if (/SamsungBrowser/.test(userAgent)) return 'samsung';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  return /Chrome\//.test(userAgent) ? 'chrome' : 'other';
}

/** Takes `navigator.userAgent` and `navigator.maxTouchPoints`. */
export function phoneKind(userAgent: string, touchPoints = 0): PhoneKind {
  const system = systemOf(userAgent, touchPoints);
  return { system, browser: browserOf(userAgent, system) };
}
