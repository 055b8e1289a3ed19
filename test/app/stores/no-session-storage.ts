import '../../support/dom.ts';

// What a browser with blocked site data does at the mere reading.
Object.defineProperty(window, 'sessionStorage', {
  get() {
    throw new DOMException('SecurityError');
  },
});
