import { type CallExpression, type MemberExpression, type Node, parse } from 'acorn';
import { ancestor } from 'acorn-walk';
import type { BuiltIns } from './globals.ts';

/** A use of something that a floor browser lacks. */
export interface Use {
  /** As the allow list names it: `ResizeObserver`, `Object.fromEntries`, `.findLast()`. */
  readonly use: string;
  readonly missing: string;
  /** Character in the text where it stands. */
  readonly offset: number;
}

const LOOKBEHIND = /\(\?<[=!]/;
const NEW_FLAGS = /[dv]/;
/** Names that a minifier gives; no built-in that is looked for is as short. */
const SHORTEST = 4;

/** Every use in a bundled script of a built-in, or of a regular expression, that a floor browser lacks. */
export function usesInScript(text: string, builtIns: BuiltIns): Use[] {
  const uses: Use[] = [];
  const add = (use: string, missing: string | undefined, node: Node): void => {
    if (missing) uses.push({ use, missing, offset: node.start });
  };
  const pattern = (source: string, flags: string, node: Node): void => {
    if (LOOKBEHIND.test(source)) add('regular expression (?<=', 'iOS 12.2, Chrome 67 has it', node);
    if (NEW_FLAGS.test(flags)) add('regular expression flags d, v', 'Chrome 67, iOS 12.2', node);
  };
  ancestor(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }), {
    Identifier(node, _state, ancestors) {
      if (node.name.length < SHORTEST || isAsked(ancestors.at(-2))) return;
      add(node.name, builtIns.globals.get(node.name), node);
    },
    MemberExpression(node, _state, ancestors) {
      const name = staticName(node);
      // Reading what is absent gives undefined; going on from there throws.
      if (name && goesOn(node, ancestors.at(-2))) add(name, builtIns.statics.get(name), node);
    },
    CallExpression(node) {
      const name = methodName(node);
      const known = node.callee.type === 'MemberExpression' && builtIns.statics.has(staticName(node.callee) ?? '');
      if (name && !known) add(`.${name}()`, builtIns.methods.get(name), node);
    },
    TaggedTemplateExpression(node) {
      add('tagged template', 'iOS 12.2 may forget its texts', node);
    },
    Literal(node) {
      if (node.regex) pattern(node.regex.pattern, node.regex.flags, node);
    },
    NewExpression({ callee, arguments: [source, flags], ...node }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || source?.type !== 'Literal') return;
      pattern(String(source.value), flags?.type === 'Literal' ? String(flags.value) : '', node as Node);
    },
  });
  return uses;
}

/** `typeof name` asks whether a browser has it; it harms none. */
const isAsked = (parent: Node | undefined): boolean =>
  parent?.type === 'UnaryExpression' && 'operator' in parent && parent.operator === 'typeof';

const goesOn = (node: Node, parent: Node | undefined): boolean =>
  parent !== undefined &&
  (('callee' in parent && parent.callee === node) || ('object' in parent && parent.object === node));

function staticName(node: MemberExpression): string | undefined {
  const name = memberName(node);
  return node.object.type === 'Identifier' && name ? `${node.object.name}.${name}` : undefined;
}

function memberName({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

function methodName({ callee, optional }: CallExpression): string | undefined {
  return callee.type === 'MemberExpression' && !optional ? memberName(callee) : undefined;
}
