import { join, resolve } from 'node:path';

export type Runtime = 'preact' | 'react';
export type Command = 'build' | 'dev' | 'start' | 'bench' | 'site' | 'snapshot' | 'verify' | 'gallery' | 'locales';

/** What one build is asked to do, and the folders it reads and writes (absolute paths). */
export interface BuildOptions {
  readonly command: Command;
  readonly runtime: Runtime;
  /** The pseudo-languages are built too: long texts with accents, and a mirrored one. */
  readonly pseudo: boolean;
  /** The finished pages are driven in a browser, where there is one. */
  readonly browser: boolean;
  /** Words after the command that are not the build's own: they go to the sandbox. */
  readonly rest: readonly string[];
  /** The sizes.json of an older build, to print what changed since. */
  readonly baseline?: string;
  /** Folders of earlier builds, the newest first: what a returning phone keeps of them becomes this build by differences. */
  readonly since: readonly string[];
  /** The project, or a fixture laid out like it. */
  readonly root: string;
  readonly src: string;
  /** Dictionaries, and the list of languages. */
  readonly locales: string;
  /** `dist`, or `dist/react` for the build on real React, `dist/pseudo` for the one with pseudo-languages. */
  readonly dist: string;
  /** What a CDN serves. */
  readonly public: string;
  readonly maps: string;
  /** What servers and deploys need to know of `public`. */
  readonly cdn: string;
  readonly report: string;
  readonly sandbox: string;
}

const COMMANDS: readonly Command[] = [
  'build',
  'dev',
  'start',
  'bench',
  'site',
  'snapshot',
  'verify',
  'gallery',
  'locales',
];

/**
 * Reads the command line: `[build|dev|start|bench|site|snapshot|verify|gallery|locales] [--runtime react] [--pseudo] [--no-browser] [--since folder,folder] [--root folder] ...`.
 * @throws {Error} on an unknown runtime or command
 */
export function readOptions(args: readonly string[], projectRoot: string): BuildOptions {
  const words = [...args];
  const root = resolve(take(words, '--root') ?? projectRoot);
  const baseline = take(words, '--baseline');
  const since = takeAll(words, '--since')
    .flatMap((folders) => folders.split(','))
    .map((folder) => resolve(folder));
  const runtime = take(words, '--runtime') ?? 'preact';
  if (runtime !== 'preact' && runtime !== 'react') throw new Error(`unknown runtime ${runtime}: say preact or react`);
  const pseudo = words.includes('--pseudo');
  if (pseudo) words.splice(words.indexOf('--pseudo'), 1);
  const browser = !words.includes('--no-browser');
  if (!browser) words.splice(words.indexOf('--no-browser'), 1);
  const named = words[0] !== undefined && !words[0].startsWith('-') ? words.shift() : 'build';
  const command = COMMANDS.find((one) => one === named);
  if (command === undefined) throw new Error(`unknown command ${named}: say ${COMMANDS.join(', ')}`);
  const compared = baseline === undefined ? {} : { baseline: resolve(baseline) };
  return {
    command,
    runtime,
    pseudo,
    browser,
    rest: words,
    since,
    ...compared,
    ...foldersOf(root, pseudo ? 'pseudo' : runtime),
  };
}

function foldersOf(root: string, variant: Runtime | 'pseudo') {
  const dist = variant === 'preact' ? join(root, 'dist') : join(root, 'dist', variant);
  return {
    root,
    src: join(root, 'src'),
    locales: join(root, 'locales'),
    dist,
    public: join(dist, 'public'),
    maps: join(dist, 'maps'),
    cdn: join(dist, 'cdn'),
    report: join(dist, 'report'),
    sandbox: join(root, 'dist', 'sandbox'),
  };
}

/** Takes `--name value` out of the words and gives the value. */
function take(words: string[], name: string): string | undefined {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words.splice(at, 2)[1];
}

/** Takes every `--name value` out of the words. */
function takeAll(words: string[], name: string): string[] {
  const value = take(words, name);
  return value === undefined ? [] : [value, ...takeAll(words, name)];
}
