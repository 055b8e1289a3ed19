import { join } from 'node:path';
import {
  type AnyNode,
  type ArrowFunctionExpression,
  type AssignmentExpression,
  type CallExpression,
  type ClassDeclaration,
  type ClassExpression,
  type ExportNamedDeclaration,
  type FunctionDeclaration,
  type FunctionExpression,
  type ImportDeclaration,
  type NewExpression,
  type ObjectExpression,
  type Pattern,
  parse,
  type VariableDeclarator,
} from 'acorn';
import { transform } from 'esbuild';
import { childrenOf, isAfterPaint, literalOf, nameOf, propertyOf } from './nodes.ts';
import { comesAlone, isByHand, waitsFor } from './waits.ts';

/** A function, or a module's top level: what happens once it runs. */
export interface Body {
  /** The module that it stands in, from the project's root. */
  readonly file: string;
  /** Sources that it imports by `import()`, as they are written. */
  readonly parts: Set<string>;
  /** What it runs by itself. */
  readonly runs: Reference[];
}

/** Something that is called: a function that stands there, or a name. */
export type Reference = Body | { readonly name: string; readonly scope: Scope };

/** What a name stands for: things that run when it is called, or what another module exports. */
type Meaning = readonly Reference[] | { readonly from: string; readonly name: string };

/** The names that a function or module declares. */
export interface Scope {
  readonly names: Map<string, Meaning>;
  readonly outer: Scope | undefined;
}

/** A module, as to what runs when. */
export interface ModuleCode {
  readonly top: Body;
  readonly scope: Scope;
  /** Local names by the names under which others import them. */
  readonly exported: ReadonlyMap<string, string>;
}

type AnyFunction = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression;

/** Reads what each function of a module runs. @param file from the project's root, as its imports count from there */
export async function readModule(file: string, source: string): Promise<ModuleCode> {
  const { code } = await transform(source, { loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic' });
  const exported = new Map<string, string>();
  const reader = new Reader(file, exported);
  const top: Body = { file, parts: new Set(), runs: [] };
  const scope: Scope = { names: new Map(), outer: undefined };
  reader.visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), { scope, body: top });
  return { top, scope, exported };
}

/** Where a node stands: names that it knows, and the function that runs it. */
interface Place {
  readonly scope: Scope;
  readonly body: Body;
}

const addPart = ({ parts }: Body, source: string | undefined): unknown => source !== undefined && parts.add(source);

const isFunction = (node: AnyNode): node is AnyFunction =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

const isClass = (node: AnyNode): node is ClassDeclaration | ClassExpression =>
  node.type === 'ClassDeclaration' || node.type === 'ClassExpression';

const isCall = (node: AnyNode): node is CallExpression | NewExpression =>
  node.type === 'CallExpression' || node.type === 'NewExpression';

/** Members of a function that call it, or give it on. */
const CALLS = new Set(['call', 'apply', 'bind']);

class Reader {
  constructor(
    private readonly file: string,
    private readonly exported: Map<string, string>,
  ) {}

  visit(node: AnyNode, place: Place): void {
    if (node.type === 'ImportDeclaration') this.learn(node, place.scope);
    else if (node.type === 'ImportExpression') addPart(place.body, literalOf(node.source));
    else if (node.type === 'ExportNamedDeclaration') this.exportNames(node, place);
    else if (node.type === 'ExportDefaultDeclaration') this.exportDefault(node.declaration as AnyNode, place);
    else if (node.type === 'FunctionDeclaration') this.name(node.id, [this.functionOf(node, place)], place);
    else if (isClass(node)) this.name(node.id ?? null, this.classOf(node, place), place);
    else if (node.type === 'VariableDeclarator') this.declare(node, place);
    else if (node.type === 'ObjectExpression') this.object(node, place);
    else if (isFunction(node)) this.functionOf(node, place);
    else if (isCall(node)) this.call(node, place);
    else if (node.type === 'AssignmentExpression') this.assign(node, place);
    else for (const child of childrenOf(node)) this.visit(child, place);
  }

  private exportNames({ specifiers, source, declaration }: ExportNamedDeclaration, place: Place): void {
    const from = literalOf(source ?? undefined);
    for (const { exported, local } of specifiers) {
      const name = nameOf(local);
      this.exported.set(nameOf(exported), name);
      if (from?.startsWith('.')) place.scope.names.set(name, { from: join(this.file, '..', from), name });
    }
    if (!declaration) return;
    this.visit(declaration, place);
    const ids =
      declaration.type === 'VariableDeclaration' ? declaration.declarations.map(({ id }) => id) : [declaration.id];
    for (const id of ids) this.exported.set(nameOf(id), nameOf(id));
  }

  private learn({ specifiers, source }: ImportDeclaration, scope: Scope): void {
    const from = literalOf(source) ?? '';
    if (!from.startsWith('.')) return;
    for (const one of specifiers) {
      if (one.type === 'ImportNamespaceSpecifier') continue;
      const name = one.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(one.imported);
      scope.names.set(one.local.name, { from: join(this.file, '..', from), name });
    }
  }

  private exportDefault(node: AnyNode, place: Place): void {
    this.exported.set('default', 'default');
    place.scope.names.set('default', this.valueOf(node, place));
  }

  private functionOf({ params, body: inner }: Pick<AnyFunction, 'params' | 'body'>, outer: Place): Body {
    const body: Body = { file: this.file, parts: new Set(), runs: [] };
    const scope: Scope = { names: new Map(), outer: outer.scope };
    for (const param of params) this.hide(param, { scope, body });
    this.visit(inner, { scope, body });
    return body;
  }

  /** What runs when an object of a class is made; its methods are for who has it. */
  private classOf({ superClass, body }: ClassDeclaration | ClassExpression, place: Place): readonly Reference[] {
    const base = superClass ? this.valueOf(superClass, place) : [];
    const made = body.body.map((member): readonly Reference[] => {
      if (member.type === 'MethodDefinition' && member.kind === 'constructor')
        return [this.functionOf(member.value, place)];
      this.visit(member, place);
      return [];
    });
    return [...base, ...made.flat()];
  }

  /** Names that stand for what is not known here hide those of the same name around them. */
  private hide(pattern: AnyNode, place: Place): void {
    if (pattern.type === 'Identifier') place.scope.names.set(pattern.name, []);
    else if (pattern.type === 'Property') this.hide(pattern.value, place);
    else if (pattern.type === 'AssignmentPattern') {
      this.hide(pattern.left, place);
      this.visit(pattern.right, place);
    } else for (const child of childrenOf(pattern)) this.hide(child, place);
  }

  private declare({ id, init }: VariableDeclarator, place: Place): void {
    const meaning = init ? this.valueOf(init, place) : [];
    if (id.type === 'Identifier') this.name(id, meaning, place);
    else this.hide(id, place);
  }

  private name(id: Pattern | null, meaning: readonly Reference[], { scope }: Place): void {
    if (id?.type === 'Identifier') scope.names.set(id.name, meaning);
  }

  /** `image.onload = ...` is a listener. */
  private assign({ left, right }: AssignmentExpression, place: Place): void {
    this.visit(left, place);
    const references = this.valueOf(right, place);
    const event =
      left.type === 'MemberExpression' ? nameOf(left.property as AnyNode).match(/^on(\w+)$/)?.[1] : undefined;
    if (event !== undefined && !isByHand(event)) place.body.runs.push(...references);
  }

  /** Looks at an expression, and gives what runs when its value is called. */
  private valueOf(node: AnyNode, place: Place): readonly Reference[] {
    if (isFunction(node)) return [this.functionOf(node, place)];
    if (node.type === 'Identifier') return [{ name: node.name, scope: place.scope }];
    if (node.type === 'CallExpression') return this.call(node, place);
    if (isClass(node)) return this.classOf(node, place);
    if (node.type === 'MemberExpression' && CALLS.has(nameOf(node.property as AnyNode)))
      return this.valueOf(node.object as AnyNode, place);
    this.visit(node, place);
    return [];
  }

  /** A call runs what it calls and, unless that keeps them for later, the functions it is given; its value may run them again. */
  private call(node: CallExpression | NewExpression, place: Place): readonly Reference[] {
    const callee = node.callee as AnyNode;
    const called = this.valueOf(callee, place);
    if (callee.type === 'MemberExpression' && nameOf(callee.property as AnyNode) === 'bind') return called;
    place.body.runs.push(...called);
    const given = node.arguments.map((argument) => this.valueOf(argument, place));
    const waits = waitsFor(callee, node.arguments);
    given.forEach((references, at) => {
      if (!waits(at)) place.body.runs.push(...references);
    });
    return given.flat();
  }

  /** What a property holds is called by who reads it: a tap, as a rule. A part that says `afterPaint` comes by itself, as do some events. */
  private object(node: ObjectExpression, place: Place): void {
    const load = isAfterPaint(node) ? propertyOf(node, 'load') : undefined;
    for (const property of node.properties) {
      const value = property.type === 'Property' ? property.value : property.argument;
      const references = this.valueOf(value, place);
      const isAlone = property.type === 'Property' && comesAlone(nameOf(property.key));
      if (value === load || isAlone) place.body.runs.push(...references);
    }
  }
}
