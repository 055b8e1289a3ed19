import { type Node, parse } from 'acorn';

/** One statement of a module, and what it means for the others. */
export interface Statement {
  readonly start: number;
  readonly end: number;
  /** What it declares. */
  readonly names: readonly string[];
  /** True for what is exported where it stands. */
  readonly exported: boolean;
  /**
   * `code` only says what something is: a function, a constant that is written down. `state` makes something when the module is read:
   * a signal, a map, a variable. `effect` does something.
   */
  readonly kind: 'code' | 'state' | 'effect';
  /** True for `code` of which two copies do what one does: nobody can tell functions and filled constants apart, or change them. */
  readonly plain: boolean;
  /** Names that it mentions; some may be its own. */
  readonly mentions: ReadonlySet<string>;
  /** Names to which it gives another value. */
  readonly assigns: ReadonlySet<string>;
  /** Names of which it matters that there is one thing: it compares, looks up, listens with or changes what they mean. */
  readonly singles: ReadonlySet<string>;
}

/** An import with names: `import { a, b as c } from './x.ts'`. */
export interface Import {
  readonly from: string;
  /** As they are written, by the name under which the module knows each. */
  readonly names: ReadonlyMap<string, string>;
}

/** A module, statement by statement. */
export interface Syntax {
  readonly imports: readonly Import[];
  /** Addresses of what is imported without a name: style. */
  readonly bare: readonly string[];
  readonly statements: readonly Statement[];
  /** Names of `export { a, b }`. */
  readonly listed: ReadonlySet<string>;
}

interface AnyNode extends Node {
  readonly [field: string]: unknown;
}

/** Reads a module without types; nothing for one that exports in another way than by name. */
export function readSyntax(code: string): Syntax | undefined {
  const { body } = parse(code, { ecmaVersion: 2022, sourceType: 'module' }) as unknown as { body: AnyNode[] };
  const imports: Import[] = [];
  const bare: string[] = [];
  const statements: Statement[] = [];
  const listed = new Set<string>();
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      const read = importOf(node);
      if (read === undefined) return undefined;
      if (read.names.size > 0) imports.push(read);
      else bare.push(read.from);
    } else if (node.type === 'ExportNamedDeclaration' && !node.declaration) {
      if (node.source !== null || !list(node.specifiers).every(isPlain)) return undefined;
      for (const { local } of list(node.specifiers)) listed.add(nameOf(local));
    } else if (node.type.startsWith('Export') && !node.declaration) return undefined;
    else if (node.type === 'ExportDefaultDeclaration') return undefined;
    else statements.push(statementOf(node));
  }
  return { imports, bare, statements, listed };
}

const list = (value: unknown): AnyNode[] => (Array.isArray(value) ? (value as AnyNode[]) : []).filter(Boolean);

const nameOf = (node: unknown): string => String((node as AnyNode | undefined)?.name ?? '');

/** `{ a }`, and not `{ a as b }`. */
const isPlain = ({ local, exported }: AnyNode): boolean => nameOf(local) === nameOf(exported);

function importOf(node: AnyNode): Import | undefined {
  const names = new Map<string, string>();
  for (const one of list(node.specifiers)) {
    if (one.type !== 'ImportSpecifier') return undefined;
    const [imported, local] = [nameOf(one.imported), nameOf(one.local)];
    names.set(local, imported === local ? local : `${imported} as ${local}`);
  }
  return { from: String((node.source as AnyNode).value), names };
}

function statementOf(node: AnyNode): Statement {
  const declared = (node.declaration ?? node) as AnyNode;
  const seen: Seen = { mentions: new Set(), assigns: new Set(), singles: new Set() };
  visit(declared, seen);
  return {
    start: node.start,
    end: node.end,
    names: namesOf(declared),
    exported: declared !== node,
    kind: kindOf(declared),
    plain: isPlainCode(declared),
    ...seen,
  };
}

function namesOf(node: AnyNode): string[] {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return [nameOf(node.id)];
  if (node.type !== 'VariableDeclaration') return [];
  return list(node.declarations).flatMap(({ id }) => boundIn(id as AnyNode));
}

/** Names in `a`, `[a, b]`, `{ a: b }`. */
function boundIn(pattern: AnyNode): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'ArrayPattern') return list(pattern.elements).flatMap(boundIn);
  if (pattern.type === 'ObjectPattern')
    return list(pattern.properties).flatMap((one) => boundIn((one.value ?? one.argument) as AnyNode));
  return boundIn((pattern.left ?? pattern.argument) as AnyNode);
}

function kindOf(node: AnyNode): Statement['kind'] {
  if (node.type === 'FunctionDeclaration') return 'code';
  if (node.type === 'ClassDeclaration') return 'state';
  if (node.type !== 'VariableDeclaration') return 'effect';
  const made = list(node.declarations).map(({ init }) => init as AnyNode | null);
  return node.kind === 'const' && made.every(isWritten) ? 'code' : 'state';
}

/** Empty lists and objects are left out: they are filled later, or stand for something by being the same one. */
function isPlainCode(node: AnyNode): boolean {
  if (kindOf(node) !== 'code') return false;
  const made = list(node.declarations).map(({ init }) => init as AnyNode);
  return made.every((init) => list(init.elements ?? init.properties ?? [init]).length > 0);
}

/** A value that is the same whenever the module is read. */
function isWritten(value: unknown): boolean {
  const node = (value ?? {}) as AnyNode;
  if (node.type === 'Literal' || node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression')
    return true;
  if (node.type === 'ArrayExpression') return list(node.elements).every(isWritten);
  if (node.type === 'UnaryExpression') return isWritten(node.argument);
  if (node.type === 'BinaryExpression') return isWritten(node.left) && isWritten(node.right);
  if (node.type === 'TemplateLiteral') return list(node.expressions).length === 0;
  if (node.type !== 'ObjectExpression') return false;
  return list(node.properties).every((one) => one.type === 'Property' && !one.computed && isWritten(one.value));
}

interface Seen {
  readonly mentions: Set<string>;
  readonly assigns: Set<string>;
  readonly singles: Set<string>;
}

/** Calls that know what they are given by its being the same one. */
const KNOWING = /^(?:(?:add|remove)EventListener|has|add|delete|includes|indexOf)$/;

/** Methods that change the list which they are called on. */
const CHANGING = /^(?:push|pop|shift|unshift|splice|sort|reverse|fill)$/;

/**
 * Collects what a piece of code mentions, what it changes and what it compares; a name of its own that hides another one counts as that
 * one.
 */
function visit(node: AnyNode, seen: Seen): void {
  if (node.type === 'Identifier') seen.mentions.add(nameOf(node));
  if (node.type === 'AssignmentExpression') for (const name of boundBy(node.left as AnyNode)) seen.assigns.add(name);
  if (node.type === 'UpdateExpression') for (const name of boundBy(node.argument as AnyNode)) seen.assigns.add(name);
  for (const one of knownAsOne(node)) if (one.type === 'Identifier') seen.singles.add(nameOf(one));
  for (const [field, value] of Object.entries(node)) {
    const unspoken = (field === 'property' || field === 'key') && !node.computed;
    if (unspoken && !(node.type === 'Property' && node.shorthand)) continue;
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (typeof (inner as AnyNode | null)?.type === 'string') visit(inner as AnyNode, seen);
    }
  }
}

/** What a piece of code compares, knows by being the same one, or changes inside. */
function knownAsOne(node: AnyNode): AnyNode[] {
  if (node.type === 'BinaryExpression' && /^[!=]=/.test(String(node.operator))) return list([node.left, node.right]);
  if (node.type === 'AssignmentExpression') return list([holderOf(node.left as AnyNode)]);
  if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete'))
    return list([holderOf(node.argument as AnyNode)]);
  if (node.type !== 'CallExpression') return [];
  const callee = node.callee as AnyNode;
  const method = nameOf(callee.property ?? callee);
  if (CHANGING.test(method)) return list([holderOf(callee)]);
  return KNOWING.test(method) ? list(node.arguments) : [];
}

/** What a place is in: `a` of `a.b[0]`; nothing for a name alone. */
function holderOf(place: AnyNode): AnyNode | undefined {
  if (place.type !== 'MemberExpression') return undefined;
  const inside = place.object as AnyNode;
  return inside.type === 'MemberExpression' ? holderOf(inside) : inside;
}

const boundBy = (target: AnyNode): string[] => (target.type === 'MemberExpression' ? [] : boundIn(target));
