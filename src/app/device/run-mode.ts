/** How the page runs (SPEC section 3, registerMethod). */
export type RunMode = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

/** The native shell marks its WebView's user agent with `LeveApp`; iOS home-screen pages set navigator.standalone. */
export function runMode(): RunMode {
  if (navigator.userAgent.includes('LeveApp')) return 'APP';
  if ((navigator as Navigator & { standalone?: boolean }).standalone) return 'WEBCLIP';
  return matchMedia('(display-mode: standalone)').matches ? 'PWA' : 'H5';
}
