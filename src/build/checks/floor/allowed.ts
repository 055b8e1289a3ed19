/** A use that may ship although a floor browser lacks it. */
export interface Allowed {
  readonly use: string;
  /** The one source that may use it. A style sheet's uses are allowed everywhere: what is unknown there is left out by itself. */
  readonly source?: string;
  /** Why no phone misses it. */
  readonly reason: string;
}

const JOSE = 'node_modules/jose/dist/webapi/lib';
const WEB_VITALS = 'node_modules/web-vitals/dist/web-vitals.js';

/** Uses in scripts that are asked for first. */
const scripts: readonly Allowed[] = [
  {
    use: '.login()',
    source: 'src/app/device/sign-in/facebook.ts',
    reason: "the Facebook SDK's own, not the browser's",
  },
  { use: 'requestIdleCallback', source: 'src/app/lib/when-idle.ts', reason: 'asked for; else a timer' },
  { use: 'cancelIdleCallback', source: 'src/app/lib/when-idle.ts', reason: 'asked for with requestIdleCallback' },
  { use: 'ResizeObserver', source: 'src/app/lib/observe.ts', reason: 'asked for; else the resize of the window' },
  {
    use: '.animate()',
    source: 'src/app/ui/carousel/strip.ts',
    reason: 'asked for; else keen-slider turns the banners',
  },
  { use: '.share()', source: 'src/app/pages/agent/agent-register/LinkSheet.tsx', reason: 'caught; else a copy' },
  { use: '.share()', source: 'src/app/pages/rewards/invite/InviteLink.tsx', reason: 'asked for; else a copy' },
  { use: 'Intl.PluralRules', source: 'src/app/i18n/plural.ts', reason: 'asked for; else one and other' },
  { use: '.moveBefore()', source: 'node_modules/preact/dist/preact.mjs', reason: 'asked for; else insertBefore' },
  {
    use: 'Error.captureStackTrace',
    source: 'node_modules/ofetch/dist/shared/ofetch.CWycOUEr.mjs',
    reason: 'asked for; a nicer stack',
  },
  { use: '.toBase64()', source: `${JOSE}/buffer_utils.js`, reason: 'asked for; else btoa' },
  { use: 'Uint8Array.fromBase64', source: `${JOSE}/buffer_utils.js`, reason: 'asked for; else atob' },
  {
    use: '.getPublicKey()',
    source: `${JOSE}/key_management.js`,
    reason: 'asked for; wraps keys in a way that ours are not',
  },
  { use: 'CompressionStream', source: `${JOSE}/deflate.js`, reason: 'for compressed messages; ours are not' },
  { use: 'BigInt', source: 'node_modules/dompurify/src/utils.ts', reason: 'asked for; what is cleaned holds none' },
  { use: 'PerformanceObserver.supportedEntryTypes', source: WEB_VITALS, reason: 'inside try' },
  { use: 'PerformanceEventTiming', source: WEB_VITALS, reason: 'asked for in self' },
];

/** Styles that a browser may leave out: what remains is whole. */
const styles: readonly Allowed[] = [
  { use: ':focus-visible', reason: 'only takes the outline away from taps; without it every focus shows' },
  {
    use: '@media prefers-reduced-motion',
    reason: 'a browser without it has no such preference; the low tier stills all motion too',
  },
  { use: 'color-scheme', reason: "colours the browser's own scroll bars and pickers" },
  { use: 'contain', reason: 'spares layout work' },
  { use: 'cursor', reason: 'phones have none' },
  { use: 'overflow-anchor', reason: 'turns off what a browser without it does not do' },
  { use: 'overscroll-behavior', reason: 'the page behind a sheet may follow the finger' },
  { use: 'overscroll-behavior-x', reason: 'the swipe back at the end of a strip stays' },
  { use: 'overscroll-behavior-y', reason: 'the pull to reload stays' },
  { use: 'scroll-snap-type', reason: 'a strip stops where the finger leaves it' },
  { use: 'scroll-snap-align', reason: 'a strip stops where the finger leaves it' },
  { use: 'scroll-snap-stop', reason: 'a fling may pass more than one banner' },
  { use: 'scrollbar-width', reason: '::-webkit-scrollbar stands beside it' },
  { use: 'touch-action: none', reason: 'iOS 12 lets the page behind a veil follow the finger' },
  { use: 'touch-action: pan-y', reason: 'iOS 12 takes part of a slanted swipe for a scroll' },
];

/** The uses that are asked for first, or that a browser may leave out without harm. */
export const allowed: readonly Allowed[] = [...scripts, ...styles];
