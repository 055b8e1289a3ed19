import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { closingLink } from '../../../src/app/lib/closing-link.ts';

test('a link that ends a text is what it asks for', () => {
  assert.equal(closingLink('<p>Play.</p><p><a href="/m/activity?id=p07&amp;x=1">See&nbsp;the rules</a></p>\n'), {
    rest: '<p>Play.</p>',
    path: '/m/activity?id=p07&x=1',
    label: 'See\u00a0the rules',
  });
  assert.is(closingLink(`<p class="c"><a class='b' href='/m/vip'> VIP </a></p>`)?.label, 'VIP');
});

test('any other end is none: text around it, another site, a script, no label, one that no button holds', () => {
  for (const html of [
    '',
    'Play.',
    '<p>Play.</p>',
    '<p><a "'.repeat(20_000),
    '<p>Read <a href="/m/vip">this</a></p>',
    '<p><a href="/m/vip">this</a></p><p>More</p>',
    '<p><a href="https://evil.example/">Win</a></p>',
    '<p><a href="//evil.example/">Win</a></p>',
    '<p><a href="javascript:alert(1)">Win</a></p>',
    '<p><a href="&#47;&#47;evil.example">Win</a></p>',
    '<p><a href="/m/vip"><img src=x onerror=alert(1)></a></p>',
    '<p><a data-href="/m/vip">x</a></p>',
    '<p><a href="/m/vip"> </a></p>',
    `<p><a href="/m/vip">${'long '.repeat(9)}</a></p>`,
  ])
    assert.is(closingLink(html), undefined, html);
});

test.run();
