import { request } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withSandbox } from '../support/sandbox.ts';

interface Told {
  readonly method?: string;
  readonly headers: Record<string, string>;
}

/** The status that a desk answers with; `fetch` does not let anybody choose these headers. */
const statusOf = (url: string, { method = 'GET', headers }: Told): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: { 'Content-Type': 'application/json', ...headers } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end(method === 'GET' ? undefined : '{}');
  });

test('the desks take posts of their own pages, and of no other', () =>
  withSandbox(async ({ url }) => {
    const desk = `${url}/sandbox/settings.json`;
    const put = (origin?: string) => statusOf(desk, { method: 'PUT', headers: origin ? { Origin: origin } : {} });
    assert.is(await put(), 200, 'a tool at this machine');
    assert.is(await put(url), 200, 'the own page');
    for (const origin of ['https://evil.example', 'null', url.replace('127.0.0.1', 'localhost'), 'http://127.0.0.1:1'])
      assert.is(await put(origin), 403, origin);
    assert.is(
      await statusOf(`${url}/sandbox`, { headers: { Origin: 'https://evil.example' } }),
      200,
      'who reads is told',
    );
  }));

test('the desks answer to names of this machine alone', () =>
  withSandbox(async ({ url }) => {
    const { port } = new URL(url);
    const open = (host: string) => statusOf(`${url}/sandbox/outbox`, { headers: { Host: `${host}:${port}` } });
    for (const host of ['127.0.0.1', 'localhost', 'leve.localhost', '[::1]']) assert.is(await open(host), 200, host);
    for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', '10.0.0.1'])
      assert.is(await open(host), 403, host);
  }));

test('the app’s own calls still come from anywhere, as from a CDN', () =>
  withSandbox(async ({ url }) => {
    const headers = { Host: 'play.example', Origin: 'https://play.example' };
    assert.is(await statusOf(`${url}/wps/system/status`, { headers }), 200);
  }));

test.run();
