import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Languages that flows are written in. */
const LANGUAGES = ['pt', 'en'] as const;
export type FlowLanguage = (typeof LANGUAGES)[number];

/** Names, in the environment, the language in which flows are played: `pt`, `en` or `all`. */
export const FLOW_LANGUAGE = 'LEVE_LANGUAGE';

/**
 * Languages that every flow is played in.
 * @param asked `pt`, `en` or `all`; undefined: the commit draws one
 * @throws {Error} on any other asked
 */
export function drawLanguages(asked: string | undefined, commit: string): readonly FlowLanguage[] {
  if (asked === 'all') return LANGUAGES;
  const drawn = LANGUAGES[(createHash('sha256').update(commit).digest()[0] ?? 0) % LANGUAGES.length];
  const language = asked === undefined || asked === '' ? drawn : LANGUAGES.find((one) => one === asked);
  if (language === undefined) throw new Error(`${FLOW_LANGUAGE} is ${asked}: say ${LANGUAGES.join(', ')} or all`);
  return [language];
}

/** The theme in which a language's screens are looked at: commits draw both for each, and one commit gives its two languages one each. */
export function drawTheme(language: FlowLanguage, commit: string): 'dark' | 'light' {
  const byte = createHash('sha256').update(commit).digest()[1] ?? 0;
  return (byte + LANGUAGES.indexOf(language)) % 2 === 0 ? 'dark' : 'light';
}

/** The id of the commit that is checked out; empty where there is no repository. */
export function headCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // An archive of the source has no commit, and draws as well as any.
    return '';
  }
}

/** Languages of this run: what the gate has drawn, or else drawn here. */
export const flowLanguages: readonly FlowLanguage[] = drawLanguages(process.env[FLOW_LANGUAGE], headCommit());
