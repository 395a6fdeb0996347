import { kinds } from '../catalogue/kinds.ts';
import type { Kind } from '../catalogue/kind.ts';

export interface Genre {
  readonly id: number;
  readonly name: string;
  readonly depth: number;
  readonly parentId: number;
}

export const ROOT: Genre = { id: 1, name: 'Yahoo!ショッピング', depth: 0, parentId: 0 };

/** The upper genres are those of the mall; below each stand the kinds of goods that this world sells, with invented numbers. */
const UPPER: readonly (readonly [id: number, name: string, kinds: readonly string[]])[] = [
  [
    2504,
    'テレビ、オーディオ、カメラ',
    ['film-camera', 'digital-camera', 'lens', 'headphone', 'speaker'],
  ],
  [2511, 'ゲーム、おもちゃ', ['figure', 'card', 'game']],
  [13457, 'ファッション', ['watch', 'bag', 'shirt', 'shoe']],
  [2512, 'スポーツ', ['reel', 'rod']],
  [2503, 'DIY、工具', ['tool']],
  [2501, 'コスメ、美容、ヘアケア', ['cosmetic']],
  [2505, '家電', ['appliance']],
];

const upper = UPPER.map(([id, name]): Genre => ({ id, name, depth: 1, parentId: ROOT.id }));
const lower = new Map<string, Genre>(
  UPPER.flatMap(([parentId, , keys]) =>
    keys.map((key, i): [string, Genre] => {
      const kind = kinds.find((one) => one.key === key);
      if (!kind) throw new Error(`no kind ${key}`);
      return [key, { id: parentId * 10 + i + 1, name: kind.word, depth: 2, parentId }];
    }),
  ),
);
const all = new Map<number, Genre>(
  [ROOT, ...upper, ...lower.values()].map((genre) => [genre.id, genre]),
);

export const genreById = (id: number): Genre | undefined => all.get(id);
export const childrenOf = (id: number): Genre[] =>
  [...all.values()].filter((genre) => genre.parentId === id);

/** The genre of a kind of goods, and those above it without the root, the uppermost first. */
export function genresOf(kind: Kind): { readonly own: Genre; readonly parents: readonly Genre[] } {
  const own = lower.get(kind.key);
  const parent = own && all.get(own.parentId);
  if (!own || !parent) throw new Error(`no genre of ${kind.key}`);
  return { own, parents: [parent] };
}

export const isBelow = (kind: Kind, ids: readonly number[]): boolean => {
  const { own, parents } = genresOf(kind);
  return ids.includes(ROOT.id) || [own, ...parents].some(({ id }) => ids.includes(id));
};
