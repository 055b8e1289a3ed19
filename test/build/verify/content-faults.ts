import {
  DIFFERENCE,
  gone,
  half,
  html,
  LAZY,
  ONE_PAGE,
  on,
  type Planted,
  row,
  SCRIPT,
  SHEET,
  TEXTS,
  text,
  whenMissing,
} from './plant.ts';

/** Bodies that are not what was built. */
const BODIES: readonly Planted[] = [
  row('a script cut in half', on(SCRIPT, half), 'altered', SCRIPT),
  row('a lazy script cut in half', on(LAZY, half), 'altered', LAZY),
  row(
    'a byte appended to a lazy script',
    on(
      LAZY,
      text((old) => `${old} `),
    ),
    'altered',
    LAZY,
  ),
  row(
    'a byte appended to a sheet',
    on(
      SHEET,
      text((old) => `${old}\n`),
    ),
    'altered',
    SHEET,
  ),
  row('a dictionary cut in half', on(TEXTS, half), 'altered', TEXTS),
  row(
    'a dictionary of another version',
    on(
      TEXTS,
      text(() => '{}'),
    ),
    'altered',
    TEXTS,
  ),
  row(
    'the table of parts of another version',
    on(
      /^\/a\/parts-/,
      text(() => '""'),
    ),
    'altered',
    /^\/a\/parts-/,
  ),
  row(
    'a picture that is another',
    on(
      /^\/logo\.svg/,
      text((old) => `${old} `),
    ),
    'altered',
    /^\/logo\.svg$/,
  ),
  row(
    'an old worker',
    on(
      /^\/sw\.js/,
      text((old) => `${old};`),
    ),
    'worker',
    /^\/sw\.js$/,
  ),
  row(
    'a line that breaks within a script',
    on(LAZY, () => 'cut'),
    'silent',
    LAZY,
  ),
];

/** What is not there. */
const ABSENT: readonly Planted[] = [
  row('a lazy script missing', on(LAZY, gone), 'missing', LAZY),
  row('a sheet missing', on(SHEET, gone), 'missing', SHEET),
  row('a dictionary missing', on(TEXTS, gone), 'missing', TEXTS),
  row('the table of parts missing', on(/^\/a\/parts-/, gone), 'missing', /^\/a\/parts-/),
  row('a page missing', on(ONE_PAGE, gone), 'missing', ONE_PAGE),
  row('no worker', on(/^\/sw\.js/, gone), 'missing', /^\/sw\.js$/),
  row('no web manifest', on(/^\/site\.webmanifest/, gone), 'missing', /^\/site\.webmanifest$/),
  row('no pictures of the brand', on(/\.svg$/, gone), 'missing', /^\/logo\.svg$/),
  row('no list of files', on(/^\/files\.json/, gone), 'list', /^\/files\.json$/),
  row(
    'HTML for a missing script',
    whenMissing(/^\/a\//, (passing) => {
      passing.status = 200;
      return html(passing);
    }),
    'fallback',
    /no-such-file/,
  ),
];

/** HTML that is not what was built. */
const PAGES: readonly Planted[] = [
  row(
    'a page of an old version',
    on(
      ONE_PAGE,
      text((old) => old.replace(/"version":"\w+"/, '"version":"AAAAAAAA"')),
    ),
    'version',
    ONE_PAGE,
  ),
  row(
    'a page cut in half',
    on(
      ONE_PAGE,
      text((old) => old.slice(0, -40)),
    ),
    'page',
    ONE_PAGE,
  ),
  row('a page of somebody else', on(ONE_PAGE, html), 'page', ONE_PAGE),
  row(
    'a manifest that is no JSON',
    on(
      ONE_PAGE,
      text((old) => old.replace('id="leve">{', 'id="leve">{,')),
    ),
    'page',
    ONE_PAGE,
  ),
  row(
    'a page of another brand',
    on(
      ONE_PAGE,
      text((old) => old.replace('"merchantCode":"leve"', '"merchantCode":"other"')),
    ),
    'brand',
    ONE_PAGE,
  ),
  row(
    'a web manifest of another brand',
    on(
      /webmanifest/,
      text((old) => old.replace('"Leve"', '"Other"')),
    ),
    'brand',
    /webmanifest/,
  ),
  row(
    'a web manifest that is no JSON',
    on(
      /webmanifest/,
      text(() => '<html>'),
    ),
    'altered',
    /webmanifest/,
  ),
  row(
    'a foreign script',
    on(
      ONE_PAGE,
      text((old) => old.replace('</head>', '<script src="https://evil.example/x.js"></script></head>')),
    ),
    'foreign',
    ONE_PAGE,
  ),
  row(
    'a foreign inline script',
    on(
      ONE_PAGE,
      text((old) => old.replace('</body>', '<script>top.x=1</script></body>')),
    ),
    'foreign',
    ONE_PAGE,
  ),
  row(
    'a foreign frame',
    on(
      ONE_PAGE,
      text((old) => old.replace('</body>', '<iframe src="//evil.example"></iframe></body>')),
    ),
    'foreign',
    ONE_PAGE,
  ),
  row(
    'HTML that was minified on the way',
    on(
      ONE_PAGE,
      text((old) => old.replace('<noscript>', '<noscript> ')),
    ),
    'rewritten',
    ONE_PAGE,
  ),
  row(
    'scripts without integrity',
    on(
      ONE_PAGE,
      text((old) => old.replace(/ integrity="[^"]*"/g, '')),
    ),
    'unsealed',
    ONE_PAGE,
  ),
];

/** Differences that do not give what they are named after. */
const DIFFERENCES: readonly Planted[] = [
  row('a difference missing', on(DIFFERENCE, gone), 'difference', DIFFERENCE),
  row('a difference cut in half', on(DIFFERENCE, half), 'difference', DIFFERENCE),
  row('HTML for a difference', on(DIFFERENCE, html), 'type', DIFFERENCE),
  row(
    'a difference that gives another text',
    on(
      DIFFERENCE,
      text((old) => `${old}!`),
    ),
    'difference',
    DIFFERENCE,
  ),
  row(
    'a difference packed in another way than it says',
    on(DIFFERENCE, ({ headers }) => headers.set('Content-Encoding', 'zstd')),
    'silent',
    DIFFERENCE,
  ),
];

/** Faults of what is sent. */
export const CONTENT_FAULTS: readonly Planted[] = [...BODIES, ...ABSENT, ...PAGES, ...DIFFERENCES];
