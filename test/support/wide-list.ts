import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Types whose games together are the whole seeded world. */
const TYPES = ['RNG', 'FISH', 'LIVE', 'SPORTS', 'PVP', 'LOTT', 'ELOTT'];
const PAGE = 1000;

interface Page {
  readonly value: { readonly games: readonly unknown[]; readonly totalPages: number };
}

/** Every game of a sandbox, in one list. */
async function allGames(url: string): Promise<unknown[]> {
  const games: unknown[] = [];
  for (const gameType of TYPES) {
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const query = new URLSearchParams({ merchant: 'leve', platform: 'html5', language: 'pt', gameType });
      const answer = await fetch(`${url}/lgw/games/list?${query}&pageNo=${pageNo}&pageSize=${PAGE}`);
      const { value } = (await answer.json()) as Page;
      games.push(...value.games);
      pages = value.totalPages;
    }
  }
  return games;
}

/** Stands before a sandbox and gives every list all its games at once: a person would scroll for minutes until they were there. */
export async function serveWideList(url: string): Promise<{ url: string; games: number; close(): Promise<void> }> {
  const games = await allGames(url);
  const body = JSON.stringify({ success: true, value: { games, pageNum: 1, totalPages: 1 } });
  const server = createServer((asked, answer) => {
    if (asked.url?.startsWith('/lgw/games/list')) {
      answer.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
      return;
    }
    const { method, headers } = asked;
    const passed = request(url + asked.url, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    games: games.length,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
