import { searchTextOf } from '../catalogue/draft.ts';
import { janOf } from '../catalogue/jan.ts';
import { kinds } from '../catalogue/kinds.ts';
import { type Maker, makerOf } from '../catalogue/makers.ts';
import { fold } from '../catalogue/words.ts';
import { chanceOf } from '../world/chance.ts';
import { mallShop, type MallShop, SHOPS } from './shops.ts';
import { tagsFor } from './tags.ts';
import type { Kind, Good } from '../catalogue/kind.ts';

/** How many different goods the mall has before anybody adds one. */
export const ITEMS = 7_200;
const FIRST_NUMBER = 10_000_000;

/** What a shop sells, before today's price and stock. Prices are yen, tax included unless said otherwise. */
export interface MallItem {
  n: number;
  /** `shop:number`, as the service names it. */
  code: string;
  /** The shop's own number, with which its address ends. */
  manageNumber: string;
  shop: MallShop;
  kind: Kind;
  maker: Maker;
  model: string;
  name: string;
  catchcopy: string;
  caption: string;
  searchText: string;
  isUsed: boolean;
  price: number;
  /** Of the dearest variant; the same as `price` where there is one or all cost the same. */
  highest: number;
  isTaxExcluded: boolean;
  isFree: boolean;
  reviewCount: number;
  reviewAverage: number;
  pictureCount: number;
  tagIds: readonly number[];
}

/** Not made any more, or only by hand: these are sold used. */
const USED_ONLY: ReadonlySet<string> = new Set(['film-camera', 'speaker']);
const weighted: readonly Kind[] = kinds.flatMap((kind) =>
  Array.from({ length: kind.share }, () => kind),
);
const NEW_TAILS = [
  '国内正規品',
  'メーカー保証付き',
  '即日発送',
  'ギフト対応',
  'あす楽対応',
  '新品',
];
const GRADES: readonly (readonly [word: string, worth: number])[] = [
  ['未使用品', 1.15],
  ['美品', 1.05],
  ['良品', 0.95],
  ['', 0.8],
  ['訳あり', 0.55],
  ['ジャンク', 0.3],
];
const COPIES = [
  '送料無料でお届けします',
  'レビューを書いて特典',
  '安心の国内発送',
  'プレゼントにも',
  '店長おすすめ',
  'お買い物マラソン対象',
];

/** The thing of that number; the same for ever. */
export function itemOf(seed: number, n: number): MallItem {
  const c = chanceOf(seed, 'rakuten', n);
  const kind = c.pick(weighted);
  const good = c.pick(kind.goods);
  const isUsed = USED_ONLY.has(kind.key) || c.may(0.25);
  const shop = shopFor(seed, c.int(0, SHOPS - 1), isUsed);
  const [makerKey, model, baseYen] = good;
  const maker = makerOf(makerKey);
  const [grade, worth] = c.pick(GRADES);
  const isFree = c.may(shop.freeShare);
  const extra = isUsed ? c.pick(kind.extras) : c.pick(NEW_TAILS);
  const name = [
    isUsed ? `【中古】${grade}` : isFree ? '【送料無料】' : '',
    `${maker.ja} ${maker.en} ${model}`,
    model.includes(kind.word) ? '' : kind.word,
    extra,
  ]
    .filter(Boolean)
    .join(' ');
  // Every shop has its own price for the same new thing, around what all of them pay for it.
  const price = isUsed
    ? baseYen * worth * (0.9 + c.next() * 0.3)
    : newPriceOf(good) * (0.9 + c.next() * 0.22);
  const rounded = Math.max(300, Math.round(price / 10) * 10);
  const caption = captionOf({
    kind,
    maker,
    model,
    isUsed,
    note: c.pick(kind.notes),
    weightG: c.int(...kind.weightG),
    n,
  });
  return {
    n,
    code: `${shop.code}:${FIRST_NUMBER + n}`,
    manageNumber: `${kind.key}-${String(n).padStart(5, '0')}`,
    shop,
    kind,
    maker,
    model,
    name,
    catchcopy: c.pick(COPIES),
    caption,
    searchText: `${searchTextOf(name, kind, maker, good)} ${fold(caption)}`,
    isUsed,
    price: rounded,
    highest: !isUsed && n % 43 === 11 ? Math.round(rounded * 0.14) * 10 : rounded,
    isTaxExcluded: n % 211 === 7,
    isFree,
    reviewCount: c.may(0.35) ? 0 : Math.floor(c.next() ** 4 * 2_400) + 1,
    reviewAverage: c.int(340, 500) / 100,
    pictureCount: c.int(1, 3),
    tagIds: c.may(0.4) ? tagsFor(kind.key, c) : [],
  };
}

/** The number behind an item code; undefined when no item has it. */
export function numberOf(seed: number, code: string): number | undefined {
  const n = Number(/:(\d{8})$/.exec(code)?.[1] ?? Number.NaN) - FIRST_NUMBER;
  return Number.isInteger(n) && n >= 0 && n < ITEMS && itemOf(seed, n).code === code
    ? n
    : undefined;
}

const newPriceOf = ([, , baseYen]: Good): number => baseYen * 1.5;

function shopFor(seed: number, start: number, isUsed: boolean): MallShop {
  for (let i = 0; i < SHOPS; i++) {
    const shop = mallShop(seed, (start + i) % SHOPS);
    if (shop.isSecondHand === isUsed) return shop;
  }
  return mallShop(seed, start);
}

interface Told {
  kind: Kind;
  maker: Maker;
  model: string;
  isUsed: boolean;
  note: string;
  weightG: number;
  n: number;
}

/** Shops add the words that people look for. */
const FOUND_BY: Readonly<Record<string, string>> = {
  bag: 'レディースファッション 女性用 バッグ',
  shoe: 'レディースファッション メンズファッション 靴',
  shirt: 'レディースファッション メンズファッション',
  watch: 'メンズファッション ブランド',
  cosmetic: 'レディース 美容',
};

/** Shops write one long line; new goods carry their bar code in it. Some texts try to do harm. */
function captionOf({ kind, maker, model, isUsed, note, weightG, n }: Told): string {
  return [
    `商品説明 ${maker.ja}（${maker.en}）の${kind.word}、${model}です。`,
    isUsed
      ? `${note}中古品のため、返品はご容赦ください。`
      : `新品、未使用の品です。JANコード：${janOf(maker, model)}`,
    `重さは約${weightG}gです。`,
    FOUND_BY[kind.key] ?? '',
    `商品番号：${kind.key}-${String(n).padStart(5, '0')}`,
    n % 97 === 13
      ? '<script>alert("xss-script")</script><img src=x onerror=alert("xss-onerror")>'
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
