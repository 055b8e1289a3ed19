import type { Metafile, OutputFile } from 'esbuild';

/** Letters of a sheet's hash that are kept, of esbuild's eight: 25 bits tell the versions of one sheet apart. */
const KEPT = 5;

interface Made {
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
}

/**
 * Shortens the hashes in the names of sheets: the table of all parts' sheets, which every first visit pays for, holds one for each, and
 * no compression makes them smaller.
 */
export function shortNames({ files, metafile }: Made): Made {
  const outputs = Object.fromEntries(Object.entries(metafile.outputs).map(([name, output]) => [short(name), output]));
  return { files: files.map(renamed), metafile: { ...metafile, outputs } };
}

const short = (name: string): string =>
  name.replace(/-(\w{8})(?=\.css(?:\.map)?$)/, (_, hash: string) => `-${hash.slice(0, KEPT)}`);

const renamed = (file: OutputFile): OutputFile => ({
  path: short(file.path),
  contents: file.contents,
  hash: file.hash,
  text: file.text,
});
