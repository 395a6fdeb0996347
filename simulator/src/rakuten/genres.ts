import { kinds } from '../catalogue/kinds.ts';
import { hash } from '../world/chance.ts';
import type { Kind } from '../catalogue/kind.ts';

/** A genre of the mall; ids are invented, names are what such goods are called. */
export interface Genre {
  id: number;
  name: string;
  level: number;
  parentId: number;
}

/** The root of all, which is no genre of goods. */
const ROOT: Genre = { id: 0, name: 'ジャンルトップ', level: 0, parentId: 0 };

const byId = new Map<number, Genre>();
const pathOfKind = new Map<string, readonly Genre[]>();
for (const kind of kinds) pathOfKind.set(kind.key, pathFor(kind));

export const findGenre = (id: number): Genre | undefined => (id === 0 ? ROOT : byId.get(id));
export const childrenOf = (id: number): Genre[] =>
  [...byId.values()].filter((genre) => genre.parentId === id);
/** From the first level down; the last is what items carry. */
export const genrePath = (kind: Kind): readonly Genre[] => pathOfKind.get(kind.key) ?? [];

export function ancestorsOf(genre: Genre): Genre[] {
  const above: Genre[] = [];
  for (let id = genre.parentId; id !== 0; ) {
    const parent = byId.get(id);
    if (!parent) break;
    above.unshift(parent);
    id = parent.parentId;
  }
  return genre.id === 0 ? [] : [ROOT, ...above];
}

function pathFor(kind: Kind): Genre[] {
  const path: Genre[] = [];
  for (const { name } of kind.mercari) {
    const parent = path.at(-1) ?? ROOT;
    const genre = { id: idOf(parent.id, name), name, level: parent.level + 1, parentId: parent.id };
    byId.set(genre.id, genre);
    path.push(genre);
  }
  return path;
}

function idOf(parentId: number, name: string): number {
  return 600_000 + (hash('rakuten-genre', parentId, name) % 99_000);
}
