import type { ComponentType } from 'react';
import type { TextArea, TextKey } from '../i18n/texts.ts';

/** What a page's chunk brings. */
export type PageModule = Promise<{ default: ComponentType }>;

/** Who may open a page, and where others are sent: see guards.ts and the table of roles. */
export type Guard = 'member' | 'account' | 'password' | 'agent' | 'reward' | 'money' | 'withdraw' | 'messages';

/** `own`: the page draws its bar itself, as SPEC 2.2 excepts it from the header; `none`: there is no bar. */
export type Bar = 'home' | 'title' | 'own' | 'none';

/** One route of SPEC 2.1: its page, and the rules of SPEC 2.2 for what stands around it. */
export interface RouteRow {
  readonly path: string;
  readonly aliases?: readonly string[];
  /** Loads the page; routes that show one page share one function. The build leaves its name alone. */
  readonly page: (() => PageModule) | string;
  /** Dictionaries beside `common`. */
  readonly texts: readonly TextArea[];
  readonly title: TextKey;
  readonly bar: Bar;
  /** The site's footer bar, one that the page draws itself in the same place, or none. */
  readonly footer: boolean | 'own';
  /** Where Back leads; a step that would leave the site leads home. */
  readonly back: 'home' | 'step';
  readonly guard?: Guard;
  /** Lines of bones that stand for the page before its script, where it has no skeleton of its own. The build draws and drops them. */
  readonly bones?: number;
  /** Menu keys, modules, promotions and features of the site, joined by spaces. Without any of them the page leads home and has no entry. */
  readonly needs?: string;
}
