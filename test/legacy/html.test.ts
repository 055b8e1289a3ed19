import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PAYLOADS } from '../phone/payloads.ts';
import { startSeededSandbox } from '../phone/sandbox.ts';
import seed from '../phone/seed.ts';
import { SPOILT, spoiler } from '../support/spoil.ts';
import { unpackChromium67 } from './chromium-67.ts';
import { openPhone, type Phone } from './phone.ts';

/** What the content policy says of the inert document in which the library parses. */
const INERT = /inline event handler|base URI|Refused to/;

const CONTENT = JSON.stringify(
  `<p>antes <a href="https://example.org/">fora</a></p>${PAYLOADS.map((one) => `<div>${one}</div>`).join('\n')}`,
);

/** Changes the body of an answer by the path that was asked for. */
type Spoil = (path: string, body: string) => string;

/** Notices, promotions and help say what an attacker wrote. */
const texts: Spoil = (path, body) =>
  /^\/wps\/(?:announcements|help)(?:\?|\/detail|$)/.test(path)
    ? body.replace(/"content":"(?:[^"\\]|\\.)*"/g, () => `"content":${CONTENT}`)
    : body;

/** So does every name. */
function names(): Spoil {
  const { spoil } = spoiler({ names: PAYLOADS });
  return (path, body) => (SPOILT.test(path) && body.startsWith('{') ? JSON.stringify(spoil(JSON.parse(body))) : body);
}

/** The platform of `origin`, whose answers are spoilt on their way. */
function hostile(origin: string, spoil: Spoil): Promise<{ url: string; close(): void }> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const said = await fetch(origin + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const body = Buffer.from(await said.arrayBuffer());
    const headers = [...said.headers].filter(([name]) => !/^content-(?:encoding|length)|^etag|^transfer/.test(name));
    response.writeHead(said.status, Object.fromEntries(headers));
    const json = said.headers.get('content-type')?.includes('json');
    response.end(json ? spoil(request.url ?? '', body.toString()) : body);
  };
  // Whoever has gone on to another page hears no answer any more.
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

test.before(() => seed());

/** Plays in Chromium 67 on a platform whose answers are spoilt; nothing but what the content policy refuses may be complained of. */
async function play(spoil: Spoil, use: (phone: Phone, url: string) => Promise<void>): Promise<void> {
  const phone = await openPhone(await unpackChromium67(), ['--single-process', '--no-zygote']);
  const sandbox = await startSeededSandbox(process.env.LEVE_SEED ?? '');
  const platform = await hostile(sandbox.url, spoil);
  try {
    await use(phone, platform.url);
    assert.equal(
      phone.problems.filter((problem) => !INERT.test(problem)),
      [],
    );
  } finally {
    await phone.close();
    platform.close();
    await sandbox.close();
  }
}

test('in Chromium 67 too, nothing in a text of the platform can act', () =>
  play(texts, async (phone, url) => {
    for (const path of ['/m/noticeDetail?id=n01', '/m/help?i=0', '/m/activityDetail?id=p01']) {
      await phone.open(url + path);
      await phone.until(`document.querySelector('[data-testid=html-clean]')`);
      await new Promise((resolve) => setTimeout(resolve, 500));
      assert.is(await phone.read('typeof hacked'), 'undefined', path);
      assert.is(
        await phone.read(`document.querySelector('[data-testid=html-clean] a').rel`),
        'noopener noreferrer nofollow',
        path,
      );
      const left = `document.querySelectorAll('[data-testid=html-clean] script,[data-testid=html-clean] iframe,[data-testid=html-clean] form,[data-testid=html-clean] svg,[data-testid=html-clean] [onclick],[data-testid=html-clean] [onerror],[data-testid=html-clean] [id]').length`;
      assert.is(await phone.read(left), 0, path);
    }
  }));

test('in Chromium 67 too, a name is a text', () =>
  play(names(), async (phone, url) => {
    for (const path of ['/m/home', '/m/slot-games', '/m/notice']) {
      await phone.open(url + path);
      await phone.until(`document.querySelector('main').textContent.indexOf('<') >= 0`);
      await new Promise((resolve) => setTimeout(resolve, 500));
      assert.is(await phone.read('typeof hacked'), 'undefined', path);
      const acts = `document.querySelectorAll('main iframe,main object,main embed,main math,main [onclick],main [onerror],main [onload],main [srcdoc]').length`;
      assert.is(await phone.read(acts), 0, path);
    }
  }));

test.run();
