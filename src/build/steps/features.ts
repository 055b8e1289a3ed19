/** Something that Chromium 67 or Safari 12 lacks and a bundle may use. */
export interface Feature {
  /** Finds the use in bundled text. */
  readonly used: RegExp;
  /** An expression that is true where the browser has it. */
  readonly test: string;
  readonly polyfills: readonly string[];
}

/** What the floor browsers lack (DESIGN.md section 3), and which core-js modules bring it. */
export const features: readonly Feature[] = [
  { used: /\bqueueMicrotask\b/, test: 'window.queueMicrotask', polyfills: ['web.queue-microtask'] },
  { used: /\bglobalThis\b/, test: "typeof globalThis==='object'", polyfills: ['es.global-this'] },
  { used: /\.flat\(/, test: '[].flat', polyfills: ['es.array.flat'] },
  { used: /\.flatMap\(/, test: '[].flatMap', polyfills: ['es.array.flat-map'] },
  { used: /\.at\(/, test: '[].at', polyfills: ['es.array.at', 'es.string.at-alternative'] },
  { used: /\.findLast\(/, test: '[].findLast', polyfills: ['es.array.find-last'] },
  { used: /\bfromEntries\b/, test: 'Object.fromEntries', polyfills: ['es.object.from-entries'] },
  { used: /Object\.hasOwn\b/, test: 'Object.hasOwn', polyfills: ['es.object.has-own'] },
  { used: /\.allSettled\b/, test: 'Promise.allSettled', polyfills: ['es.promise.all-settled'] },
  { used: /\bPromise\.any\b/, test: 'Promise.any', polyfills: ['es.aggregate-error', 'es.promise.any'] },
  { used: /\.matchAll\(/, test: "''.matchAll", polyfills: ['es.string.match-all'] },
  { used: /\.replaceAll\(/, test: "''.replaceAll", polyfills: ['es.string.replace-all'] },
  { used: /\.trim(?:Start|End)\(/, test: "''.trimEnd", polyfills: ['es.string.trim-start', 'es.string.trim-end'] },
];

/** The features that these texts use. */
export const featuresOf = (texts: Iterable<string>): readonly Feature[] => {
  const all = [...texts].join('\n');
  return features.filter((feature) => feature.used.test(all));
};
