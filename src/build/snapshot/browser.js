// The little of a browser that the app's modules touch while they are drawn in Node (src/build/snapshot/renderer.ts). Nothing is kept,
// nothing is measured: effects do not run there.
const nothing = () => undefined;
const element = { dataset: {}, lang: '' };

Object.assign(globalThis, {
  window: globalThis,
  document: { documentElement: element, title: '', cookie: '', getElementById: () => null, addEventListener: nothing },
  location: { pathname: '/', search: '', origin: '', protocol: 'https:' },
  history: { state: null, replaceState: nothing, pushState: nothing },
  addEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
});
Object.defineProperty(globalThis, 'navigator', {
  configurable: true,
  value: { onLine: true, userAgent: 'snapshot', language: 'pt-BR' },
});
