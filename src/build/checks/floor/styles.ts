import type { Identifier } from '@mdn/browser-compat-data';
import { type Block, type CssNode, type Declaration, parse, walk } from 'css-tree';
import type { Use } from './scripts.ts';
import { lacking, webFeatures } from './support.ts';

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = webFeatures.css;

/** Units of CSS that came after the floor, by their place in MDN's table of lengths. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

const missingOf = (feature: Identifier | undefined): string => (feature?.__compat ? lacking(feature.__compat) : '');

/**
 * Every property, value, selector and at-rule of a style sheet that a floor browser lacks. What stands in `@supports`, what has a
 * declaration before it that all understand, and what has its prefixed twin beside it, is taken care of.
 */
export function usesInStyle(text: string): Use[] {
  const uses: Use[] = [];
  const add = (use: string, missing: string, node: CssNode): void => {
    if (missing) uses.push({ use, missing, offset: node.loc?.start.offset ?? 0 });
  };
  walk(parse(text, { positions: true, parseCustomProperty: true }), {
    enter(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') return walk.skip;
      if (node.type === 'Block') addDeclarations(node, add);
      if (node.type === 'PseudoClassSelector') add(`:${node.name}`, missingOf(selectors[node.name]), node);
      if (node.type === 'PseudoElementSelector') add(`::${node.name}`, missingOf(selectors[node.name]), node);
      if (node.type === 'Atrule') add(`@${node.name}`, missingOf(atRules[node.name]), node);
      if (node.type === 'Feature') add(`@media ${node.name}`, missingOf(atRules.media?.[node.name]), node);
      return undefined;
    },
  });
  return uses;
}

type Add = (use: string, missing: string, node: CssNode) => void;

function addDeclarations(block: Block, add: Add): void {
  const declarations = block.children.toArray().filter((node): node is Declaration => node.type === 'Declaration');
  const isGrid = declarations.some(({ property, value }) => property === 'display' && hasName(value, /grid$/));
  const safe = new Set<string>();
  for (const declaration of declarations) {
    const { property } = declaration;
    const missing = missingOf(properties[property]);
    const hasTwin = declarations.some((other) => other.property === `-webkit-${property}`);
    if (missing && !hasTwin) add(property, missing, declaration);
    const values = missing ? [] : missingValues(declaration);
    if (/^(?:row-|column-)?gap$/.test(property) && !isGrid) {
      values.push([`${property} outside display: grid`, missingOf(properties.gap?.flex_context)]);
    }
    if (values.length === 0) safe.add(property);
    if (safe.has(property)) continue;
    for (const [use, lacks] of values) add(use, lacks, declaration);
  }
}

/** Keywords, functions and units of a value that a floor browser lacks. */
function missingValues({ property, value }: Declaration): [use: string, missing: string][] {
  const found: [string, string][] = [];
  const note = (use: string, missing: string): void => {
    if (missing) found.push([use, missing]);
  };
  walk(value, (node: CssNode) => {
    if (node.type === 'Identifier') note(`${property}: ${node.name}`, missingOf(properties[property]?.[node.name]));
    if (node.type === 'Function') note(`${node.name}()`, missingOf(types[node.name] ?? types.color?.[node.name]));
    if (node.type === 'Dimension') note(`unit ${node.unit}`, missingOf(types.length?.[unitName(node.unit)]));
  });
  return found;
}

const unitName = (unit: string): string => UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;

function hasName(value: CssNode, name: RegExp): boolean {
  let found = false;
  walk(value, (node: CssNode) => {
    if (node.type === 'Identifier' && name.test(node.name)) found = true;
  });
  return found;
}
