import { readFileSync } from 'node:fs';

export interface Category {
  readonly id: string;
  readonly name: string;
}

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly child?: readonly Branch[];
}

/** Mercari's captured tree: every category by its id, with those above it, root first. */
export function mercariPaths(file: string): ReadonlyMap<string, readonly Category[]> {
  const paths = new Map<string, readonly Category[]>();
  const walk = (branches: readonly Branch[], above: readonly Category[]): void => {
    for (const { id, name, child = [] } of branches) {
      const path = [...above, { id: String(id), name }];
      paths.set(String(id), path);
      walk(child, path);
    }
  };
  const read = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const roots = Array.isArray(read) ? read : Object.values(read as object).find(Array.isArray);
  walk(roots as readonly Branch[], []);
  return paths;
}
