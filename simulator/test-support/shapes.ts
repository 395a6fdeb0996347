import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CAPTURES = join(import.meta.dirname, '../../../shared/data/marketplaces');
/** Whether captured answers lie beside the repository; tests that compare with them are skipped otherwise, and say so. */
export const hasCaptures = existsSync(CAPTURES);
if (!hasCaptures) console.log('SKIPPED: no captures at ../shared/data/marketplaces');
export const captureText = (file: string): string => readFileSync(join(CAPTURES, file), 'utf8');
export const capture = (file: string): Json => JSON.parse(captureText(file));

type Kinds = Map<string, Set<string>>;
/** Whatever an answer holds; tests look into it freely. */
export type Json = ReturnType<typeof JSON.parse>;

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Every path of a value with the JSON kinds seen there; elements of lists share one path. */
function shapeOf(value: unknown, path = '$', kinds: Kinds = new Map()): Kinds {
  const here = kinds.get(path) ?? new Set<string>();
  kinds.set(path, here.add(kindOf(value)));
  if (Array.isArray(value)) for (const one of value) shapeOf(one, `${path}[]`, kinds);
  else if (value !== null && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) shapeOf(one, `${path}.${key}`, kinds);
  return kinds;
}

/** Paths of ours that the capture does not have, or has with other kinds. `documented` are paths known from other sources. */
export function strangers(ours: unknown, theirs: unknown, documented: RegExp): string[] {
  const known = shapeOf(theirs);
  const found = [...shapeOf(ours)].filter(([path, kinds]) => {
    if (documented.test(path)) return false;
    const theirKinds = known.get(path);
    return (
      !theirKinds ||
      ![...kinds].every(
        (kind) =>
          theirKinds.has(kind) ||
          ((kind === 'null') !== theirKinds.has('null') &&
            theirKinds.size === 1 &&
            (kind === 'null' || theirKinds.has('null'))),
      )
    );
  });
  return found.map(
    ([path, kinds]) =>
      `${path}: ${[...kinds].join('|')}, captured ${[...(known.get(path) ?? ['nothing'])].join('|')}`,
  );
}

/** Keys of one level that a capture always has and we lack. */
export const missing = (ours: object, theirs: object, optional: readonly string[] = []): string[] =>
  Object.keys(theirs).filter((key) => !(key in ours) && !optional.includes(key));
