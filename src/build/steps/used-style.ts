import { type CssNode, generate, type List, parse, type Selector, walk } from 'css-tree';

/** Every word that stands in a `class` of the markup. */
const classesIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** The rules of a style sheet that some element of the markup can take, by its classes. A rule without a class stays. */
export function usedStyle(style: string, markup: string): string {
  if (style === '') return '';
  const classes = classesIn(markup);
  const sheet = parse(style);
  walk(sheet, {
    visit: 'Rule',
    leave(rule, item, list: List<CssNode>) {
      if (rule.prelude.type !== 'SelectorList' || !item || inKeyframes(this.atrule)) return;
      const selectors = rule.prelude.children;
      selectors.forEach((selector, place) => {
        if (!canMatch(selector as Selector, classes)) selectors.remove(place);
      });
      if (selectors.isEmpty) list.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Atrule',
    leave(rule, item, list: List<CssNode>) {
      if (rule.block?.children.isEmpty && item) list.remove(item);
    },
  });
  return generate(sheet);
}

const inKeyframes = (rule: { readonly name: string } | null): boolean => rule !== null && /keyframes$/.test(rule.name);

/** False when a class that an element must have stands on none; what stands in `:not()` it need not have. */
function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
  let fits = true;
  walk(selector, {
    enter(node: CssNode) {
      if (node.type === 'PseudoClassSelector' && node.name === 'not') return walk.skip;
      if (node.type === 'ClassSelector' && !classes.has(node.name)) fits = false;
      return undefined;
    },
  });
  return fits;
}
