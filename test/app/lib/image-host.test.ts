import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseHost } from '../../../src/app/lib/image-host.ts';

test('`/` is the page itself, and so is a list that is none', () => {
  assert.is(chooseHost(['/'], undefined), '');
  for (const listed of [[], undefined, null, 'https://img.example', {}]) assert.is(chooseHost(listed, undefined), '');
});

test('one of the hosts is chosen, and each of them in time', () => {
  const listed = ['https://img1.example', 'https://img2.example/site/', '/'];
  const chosen = new Set(Array.from({ length: 200 }, () => chooseHost(listed, undefined)));
  assert.equal([...chosen].sort(), ['', 'https://img1.example', 'https://img2.example/site']);
});

test('the host of the session stays while the platform still lists it', () => {
  const listed = ['https://img1.example', 'https://img2.example', 'https://img3.example'];
  for (let turn = 0; turn < 50; turn++) assert.is(chooseHost(listed, 'https://img2.example'), 'https://img2.example');
  assert.is(chooseHost(['https://img1.example'], 'https://img2.example'), 'https://img1.example');
  assert.is(chooseHost(['/', 'https://img1.example'], ''), '');
});

test('hostile hosts are refused', () => {
  const hostile = [
    'http://img.example',
    '//img.example',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'https://user:secret@img.example',
    'https://img.example/?to=',
    'https://img.example/#',
    'https://img.example/a b',
    'https://',
    'https:///path',
    '/img',
    '',
    7,
    null,
  ];
  assert.is(chooseHost(hostile, undefined), '');
  assert.is(chooseHost([...hostile, 'https://img.example:8443'], 'javascript:alert(1)'), 'https://img.example:8443');
});

test.run();
