import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CriticalFile, RouteSizes } from '../../src/build/report/measure.ts';
import { weighed } from '../phone/bytes/compare.ts';
import type { Arrived } from '../phone/bytes/weigh.ts';

const file = (address: string, brotli: number, type: CriticalFile['type'] = 'script'): CriticalFile => ({
  address,
  type,
  brotli,
  raw: brotli * 3,
  gzip: brotli,
  shell: false,
});

const route: RouteSizes = {
  path: '/m/home',
  page: 'home/Home',
  language: 'pt',
  files: [file('/m/home.html', 4000, 'document'), file('/a/entry.js', 20_000), file('/l/pt/home.json', 500, 'other')],
  later: [file('/a/Slider.js', 5000)],
  optIn: [],
  offer: [],
  member: [],
  step: [],
};

const code = (address: string, bytes: number): Arrived => ({ address, kind: 'code', bytes });
const honest = [code('/m/home', 4000), code('/a/entry.js', 20_000), code('/l/pt/home.json', 500)];

test('a visit that brings what was counted agrees; pictures, answers and later parts stand apart', () => {
  const others: Arrived[] = [
    { address: '/img/banner', kind: 'image', bytes: 40_000 },
    { address: '/wps/system/status', kind: 'answers', bytes: 1200 },
  ];
  const { count, measured, late, faults } = weighed([...honest, ...others, code('/a/Slider.js', 5000)], route);
  assert.equal({ count, measured, late, faults }, { count: 24_500, measured: 24_500, late: 5000, faults: [] });
});

test('a file that was never counted is named', () => {
  const { faults } = weighed([...honest, code('/a/Hidden.js', 10)], route);
  assert.equal(faults, ['/m/home: /a/Hidden.js (10 B) came and was never counted']);
});

test('a file that comes twice is paid twice', () => {
  const { faults } = weighed([...honest, code('/l/pt/home.json', 500)], route);
  assert.equal(faults, ['/m/home: 25000 B came on the way to the first render, 24500 B were counted']);
});

test('a server that sends worse compression than was counted is found', () => {
  const sent = honest.map((one) => (one.address === '/m/home' ? code('/m/home', 5200) : one));
  assert.is(weighed(sent, route).faults.length, 1);
});

test('a count that is too high is as wrong as one that is too low', () => {
  assert.is(weighed(honest.slice(0, 1), route).faults.length, 1);
});

test('more than was announced after the first paint is found', () => {
  const { faults } = weighed([...honest, code('/a/Slider.js', 5000), code('/a/Slider.js', 5000)], route);
  assert.equal(faults, ['/m/home: 10000 B came after the first paint, at most 5000 B were counted']);
});

test.run();
