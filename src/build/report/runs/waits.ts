import type { AnyNode } from 'acorn';
import { isAfterPaint, literalOf, nameOf } from './nodes.ts';

/** Functions that give what they are given to somebody who calls it later: a handler, a loader of a part. */
const KEEPS = new Set(['useCallback', 'useEvent', 'withTexts']);

/** Events by which a person, and nobody else, starts something. */
const BY_HAND =
  /^(?:click|dblclick|input|change|submit|pointer\w+|touch\w+|mouse\w+|key\w+|contextmenu|paste|copy|popstate)$/;

export const isByHand = (event: string): boolean => BY_HAND.test(event);

/** Properties of an element whose functions need nobody: the browser calls them once it is there, or has loaded or moved. */
const ALONE = /^(?:ref|on(?:Load|Error|Animation|Transition)\w*)$/;

export const comesAlone = (property: string): boolean => ALONE.test(property);

/** Says for each argument of a call whether it waits for a person: a function that is not run by the call itself. */
export function waitsFor(callee: AnyNode, given: readonly AnyNode[]): (at: number) => boolean {
  const name = callee.type === 'MemberExpression' ? nameOf(callee.property as AnyNode) : nameOf(callee);
  if (KEEPS.has(name)) return () => true;
  if (name === 'lazy') return () => !isAfterPaint(given[1]);
  if (/^(?:add|remove)EventListener$/.test(name)) return () => isByHand(literalOf(given[0]) ?? '');
  // An element: the component is drawn, and its properties are objects.
  if (/^jsxs?$/.test(name)) return (at) => at > 0;
  return () => false;
}
