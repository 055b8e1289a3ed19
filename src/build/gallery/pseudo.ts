import { generate, parse, type Rule, walk } from 'css-tree';

/** States that a story can draw: `:active` is also `.pseudo-active`, and so on. */
const STATES = /:(active|focus-visible|focus-within|focus)(?![\w-])/g;

/** Lets classes stand for what only a finger or a keyboard can bring about, as other story tools do too. */
export function withPseudoClasses(text: string): string {
  const sheet = parse(text, { parseCustomProperty: false });
  walk(sheet, {
    visit: 'Rule',
    enter(rule: Rule) {
      const selectors = generate(rule.prelude);
      const classes = selectors.replace(STATES, '.pseudo-$1');
      if (classes !== selectors) rule.prelude = { type: 'Raw', value: `${selectors},${classes}` };
    },
  });
  return generate(sheet);
}
