import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every language that has a dictionary, those that are read from the right last: to change to them loads the page anew. */
export const ALL_LANGUAGES: readonly string[] = readdirSync('locales')
  .filter((file) => /^[a-z]{2,3}(-[A-Z]\w+)?\.json$/.test(file))
  .map((file) => file.replace('.json', ''))
  .sort((a, b) => Number(isRtl(a)) - Number(isRtl(b)) || a.localeCompare(b));

function isRtl(code: string): boolean {
  return ['ar', 'fa', 'ur'].includes(code);
}

/** Four languages that a commit draws, one of each kind of length and letters. */
export function drawFour(commit: string): readonly string[] {
  const kinds = [
    ['fr', 'ru', 'kk', 'tr', 'uz', 'sw', 'fil', 'es'],
    ['ta', 'te', 'my', 'km', 'ne', 'bn', 'hi'],
    ['ja', 'ko', 'zh-CN', 'zh-TW', 'th', 'lo', 'vi', 'id', 'ms', 'pt-PT', 'ur-Latn'],
    ['ar', 'fa', 'ur'],
  ];
  const bytes = createHash('sha256').update(commit).digest();
  return kinds.map((codes, index) => codes[(bytes[index] ?? 0) % codes.length] ?? '');
}

const known = new Map<string, RegExp>();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Letters of its own that a text with places has at least: what has fewer could be anybody's. */
const MARKS = 3;

/** The dictionary of a language as one pattern: any of its texts, with any values in their places. */
function patternOf(code: string): RegExp {
  const areas = JSON.parse(readFileSync(`locales/${code}.json`, 'utf8')) as Areas;
  const texts = new Set(Object.values(areas).flatMap((area) => Object.values(area)));
  const parts = [...texts]
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => !text.includes('{{') || text.replace(/\{\{\w+\}\}|\P{L}/gu, '').length > MARKS)
    .map((text) => escaped(text).replace(/\\\{\\\{\w+\\\}\\\}/g, '.*'));
  return new RegExp(`^(?:${parts.join('|')})$`, 'u');
}

/** Whether a text on the screen is the app's own; names of games and what the platform writes may be cut. */
export function ownText(code: string, text: string): boolean {
  const pattern = known.get(code) ?? patternOf(code);
  known.set(code, pattern);
  return pattern.test(text);
}
