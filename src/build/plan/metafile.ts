import type { Metafile } from 'esbuild';
import type { Module } from './graph.ts';

/** Reads modules out of esbuild's account of a bundle, made with `splitting` so that a script for each `import()` is in it. */
export function modulesOf({ inputs, outputs }: Metafile): ReadonlyMap<string, Module> {
  const bytes = new Map<string, number>();
  for (const output of Object.values(outputs)) {
    for (const [id, { bytesInOutput }] of Object.entries(output.inputs))
      bytes.set(id, (bytes.get(id) ?? 0) + bytesInOutput);
  }
  return new Map(
    Object.entries(inputs).map(([id, { imports }]) => {
      const paths = (kind: string): string[] =>
        imports.flatMap((one) => (one.kind === kind && !one.external ? one.path : []));
      return [
        id,
        { id, bytes: bytes.get(id) ?? 0, imports: paths('import-statement'), loads: paths('dynamic-import') },
      ];
    }),
  );
}
