import { join } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';

/** `import"/a/chunk-AB12CD.js";`: a file that is brought along and not named. */
const BARE = /import"(\/a\/[\w.-]+\.js)";/g;

/**
 * Takes imports out of scripts that name nothing. The plan has every entry bring its groups whole, so that a bundler makes one file of
 * each; what an entry does use of a file it names, or another file that it names does. Nothing in the app runs for its own sake.
 */
export function withoutBareImports(
  root: string,
  made: { readonly files: readonly OutputFile[]; readonly metafile: Metafile },
  addressOf: (output: string) => string,
): { files: OutputFile[]; metafile: Metafile } {
  const outputs = { ...made.metafile.outputs };
  const files = made.files.map((file) => {
    if (!file.path.endsWith('.js')) return file;
    const bare = new Set([...file.text.matchAll(BARE)].map(([, address = '']) => address));
    if (bare.size === 0) return file;
    const output = Object.keys(outputs).find((name) => join(root, name) === file.path) ?? '';
    const account = outputs[output];
    const named = new Set(
      [...file.text.replace(BARE, '').matchAll(/"(\/a\/[\w.-]+\.js)"/g)].map(([, address]) => address),
    );
    const gone = (path: string): boolean => bare.has(addressOf(path)) && !named.has(addressOf(path));
    if (account) outputs[output] = { ...account, imports: account.imports.filter(({ path }) => !gone(path)) };
    const text = file.text.replace(BARE, (whole) => ' '.repeat(whole.length));
    return { path: file.path, text, hash: file.hash, contents: new TextEncoder().encode(text) };
  });
  return { files, metafile: { ...made.metafile, outputs } };
}
