import { readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { BuildFailure } from '../failure.ts';

/** What goes: the text from `from` to the end of `to`, and what stands there instead. */
type Cut = readonly [from: string, to: string, by?: string];

/**
 * Trees that wait for a promise while a snapshot is taken over: no component throws one, and the build lets nobody import `Suspense` or
 * `lazy`. What has begun and failed still takes its nodes away.
 */
const WAITING: readonly Cut[] = [
  ['128&u.__u&&(c=32&u.__u', 'l=o[0]||l),'],
  ['r.__u&=-161,p&&p.some(g),', '', 'r.__u&=-161,'],
  ['c||o)if(t&&t.then){', 'else o&&o.some(g);', 'o)o.some(g);'],
  ['t&&t.then||D(r),', '', 'D(r),'],
  ['8==t.nodeType&&!t.data.startsWith("$s")', '', '8==t.nodeType'],
  ['function B(n,t){', 't&&t.push(n)}}'],
  ['!u&&(i=t.__c)&&(i=i.__z)', 'g(f),g(i)),'],
];

/** Taking over nodes without a look at what they hold (`hydrate`): a snapshot is drawn over, as its figures may be old. */
const TRUSTING: readonly Cut[] = [
  ['32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)', '', 'null,f,i||S(u),o)'],
  ['function I(n,t,r,u,i,f,o,e,l,c,a){', '', 'function I(n,t,r,u,i,f,o,e,l,a){'],
  ['z(n,v,h,i,f,o,e,l,c,a)', '', 'z(n,v,h,i,f,o,e,l,a)'],
  ['function z(t,r,u,i,f,o,e,l,c,a){', '', 'function z(t,r,u,i,f,o,e,l,a){'],
  ['c=o=null', '', 'o=null'],
  ['u,i,f,o,e,l,c,a),M.__P', '', 'u,i,f,o,e,l,a),M.__P'],
  ['F(u.__e,r,u,i,f,o,e,c,a,t)', '', 'F(u.__e,r,u,i,f,o,e,a,t)'],
  ['function F(t,r,u,i,f,o,e,l,c,a){', '', 'function F(t,r,u,i,f,o,e,c,a){'],
  [',l&&(n.__m&&n.__m(r,o),l=!1)', ''],
  ['!l&&o)for', '', 'o)for'],
  ['l&&"function"!=typeof k||$[s]===k', '', '$[s]===k'],
  ['(l||y&&', '', '(y&&'],
  ['u.__k&&S(u,0),l,c)', '', 'u.__k&&S(u,0),c)'],
  ['l&&"textarea"!=C||(s="value"', '', '(s="value"'],
  ['$===x||l&&t.data==x||', '', '$===x||'],
  ['(u=t&&32&t.__u)?null:r.__k', '', 'r.__k'],
  ['i?i.__e:r.firstChild,u,o)', '', 'i?i.__e:r.firstChild,o)'],
];

/** Lifecycles of classes, of which the app has two, for faults alone. */
const LIFECYCLES: readonly Cut[] = [
  ['C&&(d.__s||(d.__s=d.state),V.getDerivedStateFromProps', 'M,d.__s)))),', 'C&&(d.__s||(d.__s=d.state)),'],
  ['M!==k&&C&&!V.getDerivedStateFromProps', 'componentWillReceiveProps(M,L),'],
  ['d.componentWillUpdate&&', 'd.componentDidUpdate(k,b,m)})'],
  ['else C&&!V.getDerivedStateFromProps', 'd.__h.push(d.componentDidMount);', ''],
  [',C&&u.__c&&d.getSnapshotBeforeUpdate', 'd.getSnapshotBeforeUpdate(k,b))'],
];

/** Children that are drawn elsewhere (`createPortal`): what lies over a page has a root of its own. */
const PORTALS: readonly Cut[] = [
  ['"function"!=typeof n.type||n.props.__P?null', '', '"function"!=typeof n.type?null'],
  ['n.__c&&!n.props.__P)', '', 'n.__c)'],
  ['if(n.props.__P)return t;', ''],
  ['M.__P&&(s=l,', 'S(u,0):null),'],
  ['M.__P&&(r.__e=null,l=s),', ''],
  ['||u&&!t.props.__P', '', '||u'],
];

/** Names of what is cut that its users would write in a script. */
export const CUT_NAMES =
  /\b(?:componentDid(?:Mount|Update)|getSnapshotBeforeUpdate|getDerivedStateFromProps|defaultProps)\b/;

/** Formulas, and markup within drawings. */
const FORMULAS: readonly Cut[] = [
  ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', ''],
  ['("foreignObject"==C||', '(f="http://www.w3.org/1999/xhtml"),'],
];

/** What compat does for code that is older than this app, or that is not as this app is. */
const COMPAT: readonly Cut[] = [
  // Old lifecycles, and what React once gave to events.
  ['t.prototype.isReactComponent=!0,[', 'n.nativeEvent=n};', 't.prototype.isReactComponent=!0;'],
  // A store looks whether its component is drawn for the first time over markup of a server.
  ['Z=/* @__PURE__ */X(', '', 'Z=('],
  ['var r=u.__s||T?(e||t)():t()', '', 'var r=t()'],
  // Fields that keep their own value, lists with several choices, and elements that only stand in a file.
  ['"value"==o&&"defaultValue"in e&&null==f||H&&"children"==o&&"noscript"==r||', ''],
  ['if("defaultValue"==o&&"value"in e', 'o="value";else '],
  ['if("select"==r){', 's==n.props.value}))}'],
  ['"ondoubleclick"==c?o="ondblclick":', ''],
  // `class` beside `className`, props that are no props, and marks of elements that only React's own tools look for.
  ['e.class&&!e.className?', 'Object.defineProperty(u,"className",K)):'],
  ['else if("function"==typeof t.type&&("ref"in', 't.props=e}'],
  ['t.ref&&!("ref"in t.props)&&', 't.$$typeof=P,'],
];

/** Of each of its files, what no screen of the app can reach. */
const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  'preact.mjs': [...WAITING, ...TRUSTING, ...LIFECYCLES, ...PORTALS, ...FORMULAS],
  'compat.mjs': COMPAT,
};

/**
 * A file of Preact, as npm installs it, without what no screen of the app can reach: together 985 bytes of home's first load.
 * @throws {BuildFailure} when its text is not the one that the cuts were made for
 */
export function cutPreact(name: string, text: string): string {
  return (CUTS[name] ?? []).reduce(
    (left, [from, to, by = '']) => {
      const begin = left.indexOf(from);
      const end = begin < 0 ? -1 : left.indexOf(to, begin + from.length);
      if (end < 0 || left.includes(from, begin + 1)) {
        throw new BuildFailure([
          `${name} of preact has changed where it says ${from}: see src/build/steps/preact-cuts.ts`,
        ]);
      }
      return left.slice(0, begin) + by + left.slice(end + to.length);
    },
    text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, ''),
  );
}

/** Gives esbuild those files of the Preact that lies in `folder`. A second one in the bundle is told by another check. */
export const preactCuts = (folder: string): Plugin => ({
  name: 'preact-cuts',
  setup(build) {
    build.onLoad({ filter: /[\\/]dist[\\/](?:preact|compat)\.mjs$/ }, async ({ path }) =>
      path.startsWith(join(folder, sep))
        ? { contents: cutPreact(basename(path), await readFile(path, 'utf8')), loader: 'js' }
        : undefined,
    );
  },
});
