import { parseSync } from 'oxc-parser';

/** A file with one thing changed in it. */
export interface Mutant {
  readonly line: number;
  /** What stood there, and what stands there now. */
  readonly change: string;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};
const CALLS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  trunc: 'round',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};
/** What only says something to people: nobody tests the words of an assertion. */
const UNTOUCHED = /^TS|^ImportDeclaration$|^ExportAllDeclaration$/;

/**
 * Every mutant of a file: an operator, a condition, a number, a yes or no, a call that has an
 * opposite.
 */
export function mutantsOf(path: string, text: string): Mutant[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const mutants: Mutant[] = [];
  const put = (start: number, end: number, instead: string): void => {
    const change = `${text.slice(start, end).slice(0, 60)} -> ${instead.slice(0, 60)}`;
    const line = text.slice(0, start).split('\n').length;
    mutants.push({ line, change, text: text.slice(0, start) + instead + text.slice(end) });
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value) || UNTOUCHED.test(value.type)) return;
    change(value, text, put);
    for (const [name, part] of Object.entries(value))
      if (name !== 'typeAnnotation' && name !== 'typeArguments') visit(part);
  };
  visit(program);
  return mutants;
}

function change(
  node: Node,
  text: string,
  put: (start: number, end: number, instead: string) => void,
): void {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const [left, right] = [node['left'] as Node, node['right'] as Node];
      const operator = String(node['operator']);
      const at = text.indexOf(operator, left.end);
      if (at < right.start)
        for (const other of OPERATORS[operator] ?? []) put(at, at + operator.length, other);
      return;
    }
    case 'UnaryExpression': {
      const { end } = node['argument'] as Node;
      if (node['operator'] === '!') put(node.start, end, text.slice(node.start + 1, end));
      return;
    }
    case 'ConditionalExpression':
    case 'IfStatement': {
      const test = node['test'] as Node;
      for (const always of ['true', 'false']) put(test.start, test.end, always);
      return;
    }
    case 'Literal':
      if (typeof node['value'] === 'number') put(node.start, node.end, `${node['value'] + 1}`);
      if (typeof node['value'] === 'boolean') put(node.start, node.end, `${!node['value']}`);
      return;
    case 'MemberExpression': {
      const property = node['property'] as Node;
      const name = String(property['name']);
      const other = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
      if (other && !node['computed']) put(property.start, property.end, other);
      return;
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
