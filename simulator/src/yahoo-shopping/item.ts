import { draft, type Draft } from '../catalogue/draft.ts';
import { janOf } from '../catalogue/jan.ts';
import { indexText } from '../catalogue/words.ts';
import { chanceOf } from '../world/chance.ts';
import { type Store, STORES, storeOf } from './stores.ts';

/** So many goods stand in the mall, always the same; what changes is their price in a sale, their stock and what people did to them. */
export const ITEMS = 4_800;

export interface Choice {
  readonly name: string;
  readonly values: readonly string[];
}

/** Goods of one store. Prices are yen with tax. */
export interface Item {
  readonly n: number;
  readonly code: string;
  readonly store: Store;
  readonly draft: Draft;
  readonly title: string;
  readonly headline: string;
  readonly searchText: string;
  readonly isNew: boolean;
  readonly price: number;
  /** The maker's price, where the store shows it. */
  readonly fixedPrice: number | null;
  /** Price in the weeks of its sale; none when it is never in one. */
  readonly salePrice: number | null;
  /** 1 nothing set, 2 free, 3 free from an amount on. */
  readonly shippingCode: 1 | 2 | 3;
  readonly rate: number;
  readonly reviews: number;
  readonly jan: string;
  readonly choices: readonly Choice[];
  readonly pointTimes: number;
  /** Unix seconds. */
  readonly releasedS: number | null;
}

const SIZES: Readonly<Record<string, readonly string[]>> = {
  shirt: ['S', 'M', 'L', 'XL'],
  shoe: ['25.0cm', '26.0cm', '27.0cm', '28.0cm'],
};
const COLOURED = ['shirt', 'shoe', 'bag', 'headphone', 'appliance', 'reel'];
const COLOURS = ['ブラック', 'ホワイト', 'ネイビー', 'ブラウン'];
const HEADLINES = [
  'レビューで好評',
  '在庫限り',
  '送料込みの店長おすすめ',
  'あすつく対応',
  '',
  '',
  'ギフトにも',
];
const NEW_WORDS = ['【国内正規品】', '【新品】', '【ポイント5倍】', '', ''];
/** What a draft is worth in its condition, undone: new goods cost more than any used ones. */
const AS_NEW: Readonly<Record<number, number>> = { 1: 1.2, 2: 1.35, 3: 1.6, 4: 2, 5: 2.9, 6: 6 };

const charm = (yen: number): number =>
  yen > 3_000 ? Math.round(yen / 100) * 100 - 20 : Math.max(100, Math.round(yen / 10) * 10);

export function itemOf(seed: number, n: number): Item {
  const c = chanceOf(seed, 'yahoo-shopping', n);
  const d = draft(seed, 'yahoo-shopping', n);
  const isNew = c.may(0.72);
  const store = storeOf(seed, c.int(0, STORES - 1));
  const price = charm(d.valueYen * (isNew ? (AS_NEW[d.condition] ?? 1.6) : 1.05));
  const title = isNew
    ? `${c.pick(NEW_WORDS)}${d.maker.ja} ${d.maker.en} ${d.model} ${d.kind.word}`
    : `${d.title} 中古`;
  const hasFixedPrice = isNew && c.may(0.4);
  const saleShare = 0.7 + c.next() * 0.22;
  return {
    n,
    code: codeOf(store, d, n),
    store,
    draft: { ...d, isHostile: n % 211 === 17 },
    title,
    headline: c.pick(HEADLINES),
    searchText: `${d.searchText} ${indexText([title, store.name])}`,
    isNew,
    price,
    fixedPrice: hasFixedPrice ? charm(price * 1.25) : null,
    salePrice: c.may(0.3) ? charm(price * saleShare) : null,
    shippingCode: c.pick([1, 1, 2, 2, 2, 3, 3]),
    rate: c.int(30, 50) / 10,
    reviews: c.may(0.35) ? 0 : c.int(1, 900),
    jan: isNew && c.may(0.9) ? janOf(d.maker, d.model) : '',
    choices: isNew ? choicesOf(d.kind.key) : [],
    pointTimes: c.pick([1, 1, 1, 2, 5, 10]),
    releasedS: c.may(0.3) ? 1_500_000_000 + c.int(0, 250_000_000) : null,
  };
}

const codeOf = (store: Store, d: Draft, n: number): string =>
  `${store.id}_${d.kind.key}-${String(n).padStart(5, '0')}`;

/** The number that a code stands for; whether it is that item's code is for the caller to look. */
export const numberOf = (code: string): number | undefined => {
  const n = Number(/-(\d{5})$/.exec(code)?.[1] ?? Number.NaN);
  return n < ITEMS ? n : undefined;
};

export function choicesOf(kind: string): Choice[] {
  const sizes = SIZES[kind];
  return [
    ...(sizes ? [{ name: 'サイズ', values: sizes }] : []),
    ...(COLOURED.includes(kind) ? [{ name: 'カラー', values: COLOURS.slice(0, 3) }] : []),
  ];
}
