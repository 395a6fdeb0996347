import { parseSync } from 'oxc-parser';
import type { SourceFile } from '../source.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The names of the tests of a file, as they are written: with `%s` and `${…}` where they have some. */
export function testsIn({ path, text }: SourceFile): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (isNode(value)) {
      const name = isTestCall(value) ? textOf(value['arguments'], text) : undefined;
      if (name !== undefined) found.push(name);
      for (const key in value) visit(value[key]);
    }
  };
  visit(program);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** `it(…)`, `test.each(…)(…)`, `it.skipIf(…)(…)`: what stands at the very left is the word. */
function isTestCall({ type, ...node }: Node): boolean {
  if (type !== 'CallExpression') return false;
  let left = node['callee'];
  while (isNode(left) && left.type !== 'Identifier')
    left = left['callee'] ?? left['object'] ?? undefined;
  return isNode(left) && /^(?:it|test)$/.test(String(left['name']));
}

/** The first thing that a call is given, when it is a text. */
function textOf(given: unknown, text: string): string | undefined {
  const [first] = Array.isArray(given) ? (given as unknown[]) : [];
  if (!isNode(first)) return undefined;
  if (first.type === 'Literal' && typeof first['value'] === 'string') return first['value'];
  return first.type === 'TemplateLiteral' ? text.slice(first.start + 1, first.end - 1) : undefined;
}
