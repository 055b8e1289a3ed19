import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { compress } from '../http/compress.ts';
import { encodingFor } from '../http/encoding.ts';
import type { Platform } from '../http/platform.ts';
import { gameById } from '../rules/games.ts';
import { Refusal } from '../rules/refusal.ts';
import { type Engine, engineOf } from './engine.ts';

/**
 * The page of a game: one answer with its style and script inside. Both are built to `sandbox/games`, beside the public
 * folder. An address of another engine leads to the right one.
 */
export async function gamePage(platform: Platform, c: Context): Promise<Response> {
  try {
    return await pageOf(platform, c);
  } catch (error) {
    if (error instanceof Refusal) {
      return c.text('No such game.', 404);
    }
    throw error;
  }
}

async function pageOf(platform: Platform, c: Context): Promise<Response> {
  const game = gameById(platform.db, c.req.param('gameId') ?? '');
  const engine = engineOf(game);
  if (engine !== c.req.param('engine')) {
    return c.redirect(`/sandbox/games/${engine}/${game.game_id}`);
  }
  const parts = await readParts(platform, engine);
  if (!parts) {
    return c.text('The games are not built yet: run npm run build.', 503);
  }
  return sendPage(
    c,
    html`<!doctype html>
<html lang="pt">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#0a0e1a">
<link rel="icon" href="data:,">
<title>${game.name}</title>
<style>${raw(parts.style)}</style>
</head>
<body class="${engine}">
<div id="game"></div>
<script>${raw(parts.script)}</script>
</body>
</html>`.toString(),
  );
}

/** Sends the page packed; its tag keeps the packed bytes for the next player. */
async function sendPage(c: Context, text: string): Promise<Response> {
  const bytes = Buffer.from(text);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' };
  const encoding = encodingFor(c.req.raw);
  if (!encoding) {
    return c.body(bytes, 200, headers);
  }
  const tag = createHash('sha256').update(bytes).digest('base64url');
  return c.body(await compress(bytes, encoding, tag), 200, { ...headers, 'Content-Encoding': encoding });
}

async function readParts(platform: Platform, engine: Engine): Promise<{ style: string; script: string } | undefined> {
  // The build on real React has a public folder of its own, one deeper, and shares the sandbox.
  for (const up of ['..', join('..', '..')]) {
    const folder = join(platform.publicDir, up, 'sandbox', 'games');
    if (existsSync(join(folder, `${engine}.js`))) {
      const [style, script] = await Promise.all(
        ['css', 'js'].map((extension) => readFile(join(folder, `${engine}.${extension}`), 'utf8')),
      );
      return { style: style ?? '', script: script ?? '' };
    }
  }
  return undefined;
}
