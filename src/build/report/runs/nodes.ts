import type { AnyNode, ObjectExpression } from 'acorn';

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** All nodes that stand directly in a node. */
export const childrenOf = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode);

/** The text of a literal; undefined for anything else. */
export const literalOf = (node: AnyNode | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The name that an identifier or a quoted name says; '' for anything else. */
export const nameOf = (node: AnyNode | undefined): string =>
  node?.type === 'Identifier' ? node.name : (literalOf(node) ?? '');

/** The value of an object's property; undefined when it has none of that name. */
export function propertyOf({ properties }: ObjectExpression, name: string): AnyNode | undefined {
  for (const property of properties) {
    if (property.type === 'Property' && nameOf(property.key) === name) return property.value;
  }
  return undefined;
}

/** Whether this is the options of a part that comes by itself once the first paint is out of the way: see `lazy`. */
export function isAfterPaint(node: AnyNode | undefined): boolean {
  const value = node?.type === 'ObjectExpression' ? propertyOf(node, 'afterPaint') : undefined;
  return value !== undefined && !(value.type === 'UnaryExpression' && value.operator === '!' && isOne(value.argument));
}

/** `false` is `!1` where it was minified. */
const isOne = (node: AnyNode): boolean => node.type === 'Literal' && node.value === 1;
