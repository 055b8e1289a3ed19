import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { evaluate } from './evaluate.ts';
import { bonesFile, pageFiles, type Route } from './routes.ts';
import { markupEdits, preactNames } from './runtime.ts';

/**
 * Renders what stands on the screen before any script runs: the frame around each route's skeleton, by route path. It is
 * always rendered by Preact: the markup is the same under both runtimes.
 * @param read takes the absolute paths of the files that were read
 */
export async function renderFaces(
  options: BuildOptions,
  routes: readonly Route[],
  read?: Set<string>,
): Promise<ReadonlyMap<string, string>> {
  const frame = join(options.src, 'app', 'chrome', 'StaticFrame.tsx');
  if (!existsSync(frame))
    throw new BuildFailure(['there is no src/app/chrome/StaticFrame.tsx to draw the skeletons in']);
  const { render } = await evaluate(
    {
      stdin: { contents: rendererSource(options, frame, routes), resolveDir: options.root, loader: 'tsx' },
      alias: preactNames(options.root),
      plugins: [markupEdits(options)],
      absWorkingDir: options.root,
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    read,
  );
  const draw = render as (route: Route) => string;
  return new Map(routes.map((route) => [route.path, drawn(draw, route)]));
}

function rendererSource(options: BuildOptions, frame: string, routes: readonly Route[]): string {
  const pages = [...new Set(routes.map(({ page }) => page))];
  const plain = routes.some(({ bones }) => bones !== undefined);
  const skeletons = pages.map((page) => [page, pageFiles(options.src, page).skeleton] as const);
  const imports = skeletons.map(([, file], index) => (file ? `import Face${index} from ${JSON.stringify(file)};` : ''));
  const table = skeletons.map(([page, file], index) => (file ? `${JSON.stringify(page)}: Face${index},` : ''));
  return `
    import { renderToString } from 'preact-render-to-string';
    import Frame from ${JSON.stringify(frame)};
    ${plain ? `import { LineBones } from ${JSON.stringify(bonesFile(options.src))};` : 'const LineBones = () => null;'}
    ${imports.join('\n')}
    const faces = { ${table.join('\n')} };
    export function render(row) {
      const Face = faces[row.page];
      const bones = row.bones ? <div className="page"><LineBones count={row.bones} /></div> : null;
      return renderToString(<Frame row={row}>{Face ? <Face row={row} /> : bones}</Frame>);
    }`;
}

function drawn(draw: (route: Route) => string, route: Route): string {
  try {
    return draw(route);
  } catch (error) {
    throw new BuildFailure([`the skeleton of ${route.path} (page ${route.page}) does not render: ${String(error)}`]);
  }
}
