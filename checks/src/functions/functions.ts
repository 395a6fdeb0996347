import { parseSync } from 'oxc-parser';
import type { SourceFile } from '../source.ts';

/** One function of a file: how a person would call it, and how many lines it has. */
export interface FunctionSize {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
  /** What the call that it is passed to is given first, when that is a name: `signUpEndpoint`. */
  readonly beside: string | undefined;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * Every function of a file, the ones inside others too. What is passed directly to `describe` is a group of tests and no function.
 * A file that cannot be parsed throws, because its functions would go unseen.
 */
export function functionsOf({ path, text }: SourceFile): FunctionSize[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const lineAt = lineCounter(text);
  const found: FunctionSize[] = [];
  const parents: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (isNode(value)) {
      if (FUNCTIONS.has(value.type) && !isGroupOfTests(value, parents.at(-1))) {
        const line = lineAt(value.start);
        const lines = lineAt(value.end) - line + 1;
        found.push({ name: nameOf(value, parents), line, lines, beside: besideOf(parents.at(-1)) });
      }
      parents.push(value);
      for (const key in value) visit(value[key]);
      parents.pop();
    }
  };
  visit(program);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** `describe(…)`, `describe.each(…)(…)` and its like. */
function isGroupOfTests(node: Node, parent: Node | undefined): boolean {
  if (parent?.type !== 'CallExpression' || parent['callee'] === node) return false;
  return calledName(parent)?.split('.')[0] === 'describe';
}

/** What a call calls, as `it` or `wallet.hold`; the inner name where the result of a call is called. */
function calledName(call: Node): string | undefined {
  const callee = call['callee'] as Node;
  if (callee.type === 'CallExpression') return calledName(callee);
  if (callee.type === 'Identifier') return String(callee['name']);
  if (callee.type !== 'MemberExpression') return undefined;
  const object = calledName({ ...call, callee: callee['object'] });
  return [object, keyName(callee['property'])].filter(Boolean).join('.');
}

function keyName(key: unknown): string | undefined {
  const { name, value } = (key ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : undefined;
}

/** Its own name, the name that it is stored under, or the call that it is passed to with that call's first text. */
function nameOf(node: Node, parents: readonly Node[]): string {
  const own = keyName(node['id']);
  if (own) return own;
  for (const parent of parents.toReversed()) {
    const given =
      keyName(parent['key']) ?? (FUNCTIONS.has(parent.type) ? undefined : keyName(parent['id']));
    if (given) return given;
    if (parent.type === 'CallExpression') return nameOfCallback(parent);
    if (FUNCTIONS.has(parent.type)) break;
  }
  return 'unnamed';
}

/** `signUpEndpoint` and `calls.signUpEndpoint` alike. */
function besideOf(parent: Node | undefined): string | undefined {
  if (parent?.type !== 'CallExpression') return undefined;
  const [first] = parent['arguments'] as Node[];
  if (first?.type === 'Identifier') return keyName(first);
  return first?.type === 'MemberExpression' ? keyName(first['property']) : undefined;
}

function nameOfCallback(call: Node): string {
  const [first] = call['arguments'] as Node[];
  const title = first?.type === 'Literal' ? keyName(first) : undefined;
  const called = calledName(call) ?? 'unnamed';
  return title === undefined ? called : `${called} '${title}'`;
}

/** Which line a place in the text is on, the first being 1. */
function lineCounter(text: string): (place: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (place) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) < place) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
