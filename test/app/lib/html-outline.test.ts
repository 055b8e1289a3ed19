import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeEntities } from '../../../src/app/lib/html-entities.ts';
import { type OutlineNode, outlineOf } from '../../../src/app/lib/html-outline.ts';

/** An outline as short markup. */
const written = (nodes: readonly OutlineNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const href = node.href === undefined ? '' : ` ${node.href}`;
      return `<${node.tag}${href}>${written(node.children)}</${node.tag}>`;
    })
    .join('');

const outline = (html: string): string => written(outlineOf(html).nodes);

test('paragraphs, headings and lists keep their order', () => {
  const html = '<p>Abra <strong>Depósito</strong>.</p>\n<h2>Regras</h2><ol>\n <li>Um</li>\n <li>Dois</li></ol>';
  assert.is(outline(html), '<p>Abra <strong>Depósito</strong>.</p><h3>Regras</h3><ol><li>Um</li><li>Dois</li></ol>');
});

test('markup that is not closed, or closed wrongly, is read as a browser would', () => {
  assert.is(outline('<ul><li>a<li>b</ul>c'), '<ul><li>a</li><li>b</li></ul>c');
  assert.is(outline('<p>one<p>two</div>'), '<p>one</p><p>two</p>');
  assert.is(outline('<p>one<ul><li>two</ul></p>'), '<p>one</p><ul><li>two</li></ul>');
  assert.is(
    outline('<table><thead><tr><th>A</th></tr></thead>x<tr><td>1<td>2</table>'),
    '<table><tbody><tr><th>A</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
  );
  assert.is(outline('a < b <3 <unknown>c</unknown>'), 'a < b <3 c');
});

test('nothing but words is left of what could act', () => {
  for (const html of [
    '<script>alert(1)</script>ok',
    '<ScRiPt/x>alert(1)</sCrIpT >ok',
    '<style>*{display:none}</style>ok',
    '<svg onload=alert(1)><g>x</g></svg>ok',
    '<iframe srcdoc="<p>x</p>">x</iframe>ok',
    '<!-- <p>x</p> -->ok',
    '<img src=x onerror=alert(1)>ok',
  ]) {
    assert.is(outline(html), 'ok', html);
  }
  assert.is(outline('<p onclick=alert(1) style="position:fixed">ok</p>'), '<p>ok</p>');
});

test('a link leads to a path of this site or to https, else nowhere', () => {
  assert.is(outline('<a href="/m/help?i=1">x</a>'), '<a /m/help?i=1>x</a>');
  assert.is(
    outline("<a class=y href='https://example.org/?a=1&amp;b=2'>x</a>"),
    '<a https://example.org/?a=1&b=2>x</a>',
  );
  for (const href of [
    'javascript:alert(1)',
    '&#106;avascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:x',
    '',
  ]) {
    assert.is(outline(`<a href="${href}">x</a>`), '<a>x</a>', href);
  }
});

test('an outline is whole when there is no more to see in the HTML', () => {
  for (const html of [
    '<h2>Regras</h2><p>Abra <b>já</b>.<br/>Ok</p><ul><li>1</ul><a href="/m/help">x</a>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>R$&nbsp;1 &ccedil;</td></tr></tbody></table><!-- x -->',
    'só texto & mais',
  ]) {
    assert.ok(outlineOf(html).whole, html);
  }
  for (const html of [
    '<img src="/x">',
    '<p style="text-align:center">x</p>',
    '<td colspan=2>x</td>',
    '<a href="https://example.org">x</a>',
    '<a href="mailto:a@example.org">x</a>',
    '<font>x</font>',
    '<script>x</script>',
    '&hearts;',
    'a < b',
    `<p>${'x'.repeat(70_000)}</p>`,
  ]) {
    assert.not(outlineOf(html).whole, html.slice(0, 40));
  }
});

test('a link that shows another host than it leads to is none', () => {
  for (const href of ['https://leve.example@evil.example/', 'https:///evil.example', 'https://a:b@evil.example']) {
    assert.not(JSON.stringify(outlineOf(`<a href="${href}">x</a>`).nodes).includes('href'), href);
  }
  assert.ok(JSON.stringify(outlineOf('<a href="https://example.org/a@b">x</a>').nodes).includes('example.org'));
});

test('letters written as entities are read', () => {
  assert.is(
    decodeEntities('promo&ccedil;&atilde;o &Eacute; &amp;lt; &#233;&#xE9; R$&nbsp;1 &ordm; &bogus;'),
    'promoção É &lt; éé R$\u00a01 º &bogus;',
  );
  assert.is(decodeEntities('&#0;&#x110000;&#99999999;'), '&#99999999;');
});

test('depth and length have an end', () => {
  assert.ok(outline('<div>'.repeat(10_000)).length < 1000);
  // A parser that tries every way would never end here.
  for (const hostile of ['<a "'.repeat(100_000), '<'.repeat(200_000)]) assert.type(outline(hostile), 'string');
});

test.run();
