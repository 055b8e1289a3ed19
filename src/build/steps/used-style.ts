import {
  type Atrule,
  type CssNode,
  generate,
  type List,
  parse,
  type Rule,
  type Selector,
  type StyleSheet,
  walk,
} from 'css-tree';

/** A style in two, each half in the style's own order. */
export interface SplitStyle {
  readonly used: string;
  readonly rest: string;
}

/** What stands in the used half. */
interface Uses {
  selector(selector: Selector): boolean;
  /** Of a custom property's name (`--ink`), in whatever rule it is set. */
  token(name: string): boolean;
  keyframes(name: string): boolean;
}

const ALWAYS = (): boolean => true;

/** The rules of a style sheet that some element of the markup can take. */
export const usedStyle = (style: string, markup: string): string =>
  style && halve(rulesOf(style), { selector: takenBy(markup), token: ALWAYS, keyframes: ALWAYS }).used;

/**
 * Parts the rules that some element of the markup can take from all others. Tokens and keyframes stand with what needs them first.
 * @param others a style that stands beside the used half and has its tokens and keyframes from there
 */
export function splitStyle(style: string, markup: string, others = ''): SplitStyle {
  if (style === '') return { used: '', rest: '' };
  const rules = rulesOf(style);
  const selector = takenBy(markup);
  const never = (): boolean => false;
  const moving = halve(rules, { selector, token: never, keyframes: never }).used + others;
  const keyframes = (name: string): boolean => new RegExp(`animation[^;}]*\\b${name}\\b`).test(moving);
  const { used } = halve(rules, { selector, token: never, keyframes });
  const tokens = tokensFor(used + others + markup, style + others);
  return halve(rules, { selector, token: (name) => tokens.has(name), keyframes });
}

const rulesOf = (style: string): List<CssNode> => (parse(style) as StyleSheet).children;

function halve(nodes: List<CssNode>, uses: Uses): SplitStyle {
  const halves = nodes.toArray().map((node): SplitStyle => {
    if (node.type === 'Rule') return halveRule(node, uses);
    return node.type === 'Atrule' ? halveAtrule(node, uses) : { used: generate(node), rest: '' };
  });
  return { used: halves.map(({ used }) => used).join(''), rest: halves.map(({ rest }) => rest).join('') };
}

function halveAtrule(rule: Atrule, uses: Uses): SplitStyle {
  const prelude = rule.prelude ? generate(rule.prelude) : '';
  if (!rule.block || /keyframes$/.test(rule.name)) {
    const text = generate(rule);
    return uses.keyframes(prelude) ? { used: text, rest: '' } : { used: '', rest: text };
  }
  const { used, rest } = halve(rule.block.children, uses);
  const within = (text: string): string => text && `@${rule.name} ${prelude}{${text}}`;
  return { used: within(used), rest: within(rest) };
}

function halveRule({ prelude, block }: Rule, uses: Uses): SplitStyle {
  const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : [prelude];
  const isUsed = selectors.map((selector) => selector.type !== 'Selector' || uses.selector(selector));
  const declarations = block.children.toArray();
  const isFirst = declarations.map(
    (one) => one.type !== 'Declaration' || !one.property.startsWith('--') || uses.token(one.property),
  );
  const taken = selectors.filter((_, at) => isUsed[at]);
  const left = selectors.filter((_, at) => !isUsed[at]);
  return {
    used: ruleOf(
      taken,
      declarations.filter((_, at) => isFirst[at]),
    ),
    rest:
      ruleOf(
        taken,
        declarations.filter((_, at) => !isFirst[at]),
      ) + ruleOf(left, declarations),
  };
}

const ruleOf = (selectors: readonly CssNode[], declarations: readonly CssNode[]): string =>
  selectors.length === 0 || declarations.length === 0
    ? ''
    : `${selectors.map((one) => generate(one)).join()}{${declarations.map((one) => generate(one)).join(';')}}`;

/** The custom properties that a text names, and those that these are made of. */
function tokensFor(text: string, style: string): ReadonlySet<string> {
  const found = new Set<string>();
  const read = (part: string): void => {
    for (const [, name = ''] of part.matchAll(/var\((--[\w-]+)/g)) {
      if (found.has(name)) continue;
      found.add(name);
      for (const [, value = ''] of style.matchAll(new RegExp(`${name}:([^;}]*)`, 'g'))) read(value);
    }
  };
  read(text);
  return found;
}

/** Tells whether an element of the markup can take a selector, by its name and its classes; what stands in `:not()` it need not have. */
function takenBy(markup: string): (selector: Selector) => boolean {
  const words = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  const classes = new Set(words);
  const elements = new Set(['html', 'body', '*', ...[...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name)]);
  return (selector) => {
    let fits = true;
    walk(selector, {
      enter(node: CssNode) {
        if (node.type === 'PseudoClassSelector' && node.name === 'not') return walk.skip;
        if (node.type === 'ClassSelector' && !classes.has(node.name)) fits = false;
        if (node.type === 'TypeSelector' && !elements.has(node.name)) fits = false;
        return undefined;
      },
    });
    return fits;
  };
}
