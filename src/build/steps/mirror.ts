import { type CssNode, type Declaration, type FunctionNode, generate, List, parse, type Value, walk } from 'css-tree';

/** What mirroring turns in a value: side names, the signs of ways to the side, the order of four sides. */
type Turn = (value: Value) => void;

const swapped = (name: string): string =>
  name.replace(/\b(left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left'));

/** Shorthands of four sides, from the top clockwise. */
const FOUR_SIDES = /^(?:margin|padding|border-(?:width|color|style)|scroll-(?:margin|padding))$/;

/** Properties whose values name sides. */
const SIDED =
  /^(?:text-align|float|clear|(?:transform|perspective)-origin|object-position|background(?:-position|-image)?)$/;

/** Functions whose first value is a way to the side, or a turn. */
const SIDEWAYS = /^(?:translate(?:3d|X)?|rotateZ?|skewX?)$/i;

/**
 * The mirror image of a style sheet, for languages that are read from the right (DESIGN.md section 7). The whole sheet comes back, so
 * that one stands for the other and the cascade stays as it was written. Flex, grid, tables and inline text turn by `dir` alone.
 */
export function mirrorStyle(text: string): string {
  const sheet = parse(text, { parseCustomProperty: false });
  walk(sheet, (node: CssNode) => {
    if (node.type === 'Declaration' && node.value.type === 'Value') mirrorDeclaration(node, node.value);
  });
  return generate(sheet);
}

function mirrorDeclaration(declaration: Declaration, value: Value): void {
  const { property } = declaration;
  if (property.startsWith('--')) return;
  turnOf(property)?.(value);
  if (!/^(?:text|object)-/.test(property)) declaration.property = swapped(property);
}

function turnOf(property: string): Turn | undefined {
  const name = property.replace(/^-webkit-/, '');
  if (FOUR_SIDES.test(name)) return swapSides;
  if (name === 'border-radius') return swapCorners;
  if (name === 'transform') return turnFunctions;
  if (name === 'box-shadow' || name === 'text-shadow') return turnShadow;
  if (name === 'clip-path') return swapInset;
  return SIDED.test(name) ? nameSides : undefined;
}

function swapSides(value: Value): void {
  const parts = value.children.toArray();
  const [top, right, foot, left, ...more] = parts;
  if (top && right && foot && left && more.length === 0) value.children = listOf([top, left, foot, right]);
}

/** Corners run from the top left clockwise; behind a slash stand the upright radii. */
function swapCorners(value: Value): void {
  const parts = value.children.toArray();
  const slash = parts.findIndex((node) => node.type === 'Operator');
  const [flat, upright] = slash < 0 ? [parts, []] : [parts.slice(0, slash), parts.slice(slash + 1)];
  const bar = slash < 0 ? [] : parts.slice(slash, slash + 1);
  value.children = listOf([...cornersOf(flat), ...bar, ...cornersOf(upright)]);
}

function cornersOf(corners: readonly CssNode[]): readonly CssNode[] {
  const [a, b, c = a, d = b] = corners;
  return a && b && c && d ? [b, a, d, c] : corners;
}

function swapInset(value: Value): void {
  for (const node of value.children) {
    if (node.type === 'Function' && node.name === 'inset') swapSides(node as unknown as Value);
  }
}

function turnFunctions(value: Value): void {
  for (const node of value.children) {
    if (node.type === 'Function' && SIDEWAYS.test(node.name)) negateFirst(node);
  }
}

/** The way to the side is the first length of each shadow. */
function turnShadow(value: Value): void {
  let first = true;
  value.children = value.children.map((node) => {
    if (node.type === 'Operator') first = true;
    const isLength = node.type === 'Dimension' || node.type === 'Number' || isCalc(node);
    if (!first || !isLength) return node;
    first = false;
    return negated(node);
  });
}

const isCalc = (node: CssNode): boolean => node.type === 'Function' && /^(?:calc|var)$/.test(node.name);

/** A value that opens with a place counts it from the left: percents of it are counted anew. */
function nameSides(value: Value): void {
  const start = value.children.first;
  if (start?.type === 'Percentage') start.value = String(100 - Number(start.value));
  if (start?.type === 'Number' && Number(start.value) === 0) {
    value.children.shift();
    value.children.prependData({ type: 'Percentage', value: '100' });
  }
  walk(value, (node: CssNode) => {
    if (node.type === 'Identifier') node.name = swapped(node.name);
    if (node.type === 'Function' && /linear-gradient$/.test(node.name)) turnGradient(node);
  });
}

/** An angle is measured from the top clockwise. */
function turnGradient({ children }: FunctionNode): void {
  const angle = children.first;
  if (angle?.type === 'Dimension' && angle.unit === 'deg') angle.value = String((360 - Number(angle.value)) % 360);
}

function negateFirst(fn: FunctionNode): void {
  const parts = fn.children.toArray();
  const end = parts.findIndex((node) => node.type === 'Operator' && node.value === ',');
  const [first, ...more] = end < 0 ? parts : parts.slice(0, end);
  if (!first || more.length > 0) return;
  fn.children = listOf([negated(first), ...(end < 0 ? [] : parts.slice(end))]);
}

function negated(node: CssNode): CssNode {
  if (node.type === 'Dimension' || node.type === 'Percentage' || node.type === 'Number') {
    const value = node.value.startsWith('-') ? node.value.slice(1) : `-${node.value.replace(/^\+/, '')}`;
    return { ...node, value: Number(node.value) === 0 ? node.value : value };
  }
  const wrapped = parse(`calc(-1*(${generate(node).replace(/^calc/, '')}))`, { context: 'value' }) as Value;
  return wrapped.children.first ?? node;
}

const listOf = (nodes: readonly CssNode[]): List<CssNode> => new List<CssNode>().fromArray([...nodes]);
