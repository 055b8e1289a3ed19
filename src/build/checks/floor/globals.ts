import type { Identifier } from '@mdn/browser-compat-data';
import { lacking, webFeatures } from './support.ts';

/** Built-ins by the way they are written; the value names the floor browsers that lack it, '' when none does. */
export interface BuiltIns {
  /** `structuredClone`, `ResizeObserver`. */
  readonly globals: ReadonlyMap<string, string>;
  /** `Object.fromEntries`, `AbortSignal.any`, `Intl.PluralRules`. */
  readonly statics: ReadonlyMap<string, string>;
  /** Methods by name alone: which interface a call meets, nobody can tell from the text. */
  readonly methods: ReadonlyMap<string, string>;
}

/** Keeps the kinder word on a name that stands for several things. */
function note(names: Map<string, string>, name: string, feature: Identifier): void {
  if (!feature.__compat) return;
  const missing = lacking(feature.__compat);
  if (names.get(name) !== '') names.set(name, missing);
}

const SCOPES = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope'];

/** Interfaces that a page like ours meets; methods of others (graphics, sensors) have names that our own classes may have. */
const COMMON =
  /^(?:Element|Node|Document|DocumentFragment|HTML\w*|Window|Navigator|Crypto|SubtleCrypto|Blob|Response|Request|Headers|URL|URLSearchParams|FormData|Event|EventTarget|Abort\w+|DOMTokenList|Storage|Performance|Range|Selection|History|Location|Cache\w*|Clients?)$/;

/** Reads MDN's tables of interfaces and of the language. */
export function readBuiltIns(): BuiltIns {
  const globals = new Map<string, string>();
  const statics = new Map<string, string>();
  const methods = new Map<string, string>();
  const { builtins } = webFeatures.javascript;
  const language = builtins ? featuresIn(builtins) : [];
  const ofIntl = language.filter(([name]) => name === 'Intl').flatMap(([, intl]) => featuresIn(intl));
  for (const [owner, feature] of [...featuresIn(webFeatures.api), ...language, ...ofIntl]) {
    if (!ofIntl.some(([, one]) => one === feature)) note(globals, owner, feature);
    const isCommon = !(owner in webFeatures.api) || COMMON.test(owner);
    for (const [member, entry] of featuresIn(feature)) {
      const name = member.replace(/_static$/, '');
      if (SCOPES.includes(owner)) note(globals, name, entry);
      note(statics, `${owner}.${name}`, entry);
      if (isCommon || (entry.__compat && lacking(entry.__compat) === '')) note(methods, name, entry);
    }
  }
  return { globals, statics, methods };
}

const featuresIn = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter(
    (pair): pair is [string, Identifier] => pair[0] !== '__compat' && pair[1] !== undefined,
  );
