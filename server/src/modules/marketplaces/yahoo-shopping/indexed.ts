import { Type } from 'typebox';
import { broken, shapeOf } from '../reading/shape.ts';
import { SOURCE } from './shapes.ts';

/**
 * The V1 calls were XML first. In their JSON a list is an object with the keys "0", "1" … beside `_container`, an element with attributes is
 * `{ _attributes, _value }`, and what is empty is an empty object, list or text.
 */
const readTree = shapeOf(SOURCE, Type.Record(Type.String(), Type.Unknown()));

/** One branch below an object that stands at `from`; undefined when it is absent. An `Outage` names the path that is no object. */
export function branchOf(value: unknown, path: string, from = ''): unknown {
  let here = value;
  let at = from;
  for (const step of path.split('.')) {
    here = readTree(here, at)[step];
    at = at === '' ? step : `${at}.${step}`;
    if (here === undefined) return undefined;
  }
  return here;
}

/** The rows of an indexed list, in its order; none when it is absent or empty. */
export function rowsOf(value: unknown, at: string): unknown[] {
  if (isEmpty(value)) return [];
  if (Array.isArray(value)) return value;
  const tree = readTree(value, at);
  return Object.keys(tree)
    .filter((key) => /^\d+$/.test(key))
    .sort((a, b) => Number(a) - Number(b))
    .map((key) => tree[key]);
}

/** The text of an element, with or without attributes; undefined when it is empty. */
export function textOf(value: unknown, at: string): string | undefined {
  const bare =
    typeof value === 'object' && value !== null && '_value' in value ? value._value : value;
  if (isEmpty(bare)) return undefined;
  if (typeof bare !== 'string' && typeof bare !== 'number' && typeof bare !== 'boolean')
    throw broken(SOURCE, at, 'is no text');
  return String(bare);
}

/** The text at a path below a row that stands at `at`. */
export const textAt = (row: unknown, at: string, path: string): string | undefined =>
  textOf(branchOf(row, path, at), at === '' ? path : `${at}.${path}`);

/** An attribute of an element; undefined when it has none of that name. */
export function attributeOf(value: unknown, name: string): unknown {
  const attributes =
    typeof value === 'object' && value !== null && '_attributes' in value
      ? value._attributes
      : undefined;
  return typeof attributes === 'object' && attributes !== null
    ? (attributes as Record<string, unknown>)[name]
    : undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);
