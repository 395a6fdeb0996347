import { chanceOf } from '../world/chance.ts';
import { kinds } from './kinds.ts';
import { type Maker, makerOf } from './makers.ts';
import { PREFECTURES } from './prefectures.ts';
import { indexText } from './words.ts';
import type { Kind, Good } from './kind.ts';

/** A thing somebody lists, before a site gives it an id, a price and a way of selling. */
export interface Draft {
  kind: Kind;
  maker: Maker;
  model: string;
  title: string;
  searchText: string;
  /** 1 new, 2 nearly unused, 3 no noticeable marks, 4 slight marks, 5 marks, 6 bad. */
  condition: number;
  prefecture: number;
  /** What it is worth in yen, all considered; hidden from everybody. */
  valueYen: number;
  shippingYen: number;
  weightG: number;
  pictureCount: number;
  notes: readonly string[];
  /** Texts that try to break whoever shows them. */
  isHostile: boolean;
}

const LEADS: Record<number, readonly string[]> = {
  1: ['【新品未使用】', '★新品★ ', '未開封 ', ''],
  2: ['【極美品】', '【未使用に近い】', '◎美品 ', ''],
  3: ['【美品】', '【良品】', '☆動作確認済み☆ ', '1円〜 ', ''],
  4: ['【並品】', '即決可 ', '☆ ', '送料込み ', ''],
  5: ['【訳あり】', '難あり ', '現状品 ', ''],
  6: ['【ジャンク】', 'ジャンク ', '部品取り '],
};
const TAILS = [
  '',
  '',
  '',
  ' 動作確認済み',
  ' 人気',
  ' 希少',
  ' 管理番号{n}',
  ' #{n}',
  ' レア',
  ' 送料無料あり',
  ' まとめ売り可',
  ' 当時物',
];
const WORTH: Record<number, number> = { 1: 1.35, 2: 1.2, 3: 1, 4: 0.78, 5: 0.55, 6: 0.25 };

/** Kinds, each as often as it is listed against the others. */
export const byShare = (from: readonly Kind[]): readonly Kind[] =>
  from.flatMap((kind) => Array.from({ length: kind.share }, () => kind));

const everywhere = byShare(kinds);

/** The thing of that number on that site; the same for ever. `from` where a site sells more than what is sold everywhere. */
export function draft(
  seed: number,
  site: string,
  n: number,
  from: readonly Kind[] = everywhere,
): Draft {
  const c = chanceOf(seed, site, 'draft', n);
  const kind = c.pick(from);
  const good = c.pick(kind.goods);
  const [makerKey, model, baseYen] = good;
  const maker = makerOf(makerKey);
  const condition = c.pick([1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6]);
  const extra = c.pick(kind.extras);
  const title = titleOf(
    kind,
    maker,
    model,
    extra,
    condition,
    c.pick(LEADS[condition] ?? ['']),
    c.pick(TAILS).replace('{n}', String(c.int(101, 9899))),
    c.may(0.25),
  );
  return {
    kind,
    maker,
    model,
    title,
    condition,
    searchText: searchTextOf(title, kind, maker, good),
    prefecture: c.may(0.35) ? c.pick([13, 14, 27, 23, 40]) : c.int(1, PREFECTURES),
    valueYen: Math.max(
      300,
      Math.round((baseYen * (WORTH[condition] ?? 1) * (0.75 + c.next() * 0.5)) / 10) * 10,
    ),
    shippingYen: Math.round(c.int(...kind.shippingYen) / 10) * 10,
    weightG: c.int(...kind.weightG),
    pictureCount: c.int(2, 8),
    notes: [c.pick(kind.notes), c.pick(kind.notes)],
    isHostile: n % 97 === 13,
  };
}

export function searchTextOf(
  title: string,
  kind: Kind,
  maker: Maker | undefined,
  good?: Good,
): string {
  return indexText([
    title,
    kind.word,
    ...(maker ? [maker.ja, maker.en] : []),
    good?.[3] ?? '',
    ...kind.yahoo.map((node) => node.name),
  ]);
}

function titleOf(
  kind: Kind,
  maker: Maker,
  model: string,
  extra: string,
  condition: number,
  lead: string,
  tail: string,
  hasBothNames: boolean,
): string {
  const name = hasBothNames
    ? `${maker.en} ${maker.ja}`
    : maker.en.length > 12
      ? maker.ja
      : `${maker.ja} ${maker.en}`;
  const word = `${model} ${extra}`.includes(kind.word) ? '' : ` ${kind.word}`;
  const junk = condition === 6 && !lead.includes('ジャンク') ? ' ジャンク' : '';
  return `${lead}${name} ${model} ${extra}${word}${junk}${tail}`.slice(0, 90);
}
