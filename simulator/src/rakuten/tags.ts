import type { Chance } from '../world/chance.ts';

export interface TagGroup {
  id: number;
  name: string;
  tags: readonly { id: number; name: string }[];
}

const group = (id: number, name: string, tags: readonly string[]): TagGroup => ({
  id,
  name,
  tags: tags.map((tag, i) => ({ id: id * 10 + i, name: tag })),
});
const COLOURS = group(1_900_001, 'カラー', [
  'ブラック',
  'ホワイト',
  'シルバー',
  'ブラウン',
  'ブルー',
  'レッド',
]);
const SIZES = group(1_900_002, 'サイズ（S/M/L）', ['S', 'M', 'L', 'XL']);
const SEASONS = group(1_900_003, 'シーズン', ['春夏', '秋冬', 'オールシーズン']);
export const TAG_GROUPS: readonly TagGroup[] = [COLOURS, SIZES, SEASONS];

/** One tag of each group that such goods have. */
export function tagsFor(kind: string, c: Chance): number[] {
  const groups =
    kind === 'shirt'
      ? [COLOURS, SIZES, SEASONS]
      : kind === 'shoe' || kind === 'bag' || kind === 'watch'
        ? [COLOURS, SEASONS]
        : [COLOURS];
  return groups.map(({ tags }) => c.pick(tags).id);
}
