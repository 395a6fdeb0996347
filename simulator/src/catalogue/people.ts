import { chanceOf } from '../world/chance.ts';
import { PREFECTURES } from './prefectures.ts';

/** A seller of Yahoo! Auctions. `aucUserId` is the opaque 29 character id that the site shows. */
export interface YahooSeller {
  index: number;
  aucUserId: string;
  displayName: string;
  isStore: boolean;
  isBestStore: boolean;
  goodPoint: number;
  badPoint: number;
  prefecture: number;
  city: string;
  isSpeedShipping: boolean;
}

export const YAHOO_STORES = 60;
export const YAHOO_SELLERS = 420;
const FIRST = [
  'ひだまり',
  'みなと',
  'あさひ',
  'こもれび',
  'つばめ',
  '青空',
  '山のて',
  '海辺の',
  '北の',
  '昭和',
  'レトロ',
  'すずらん',
  '三日月',
  'のんびり',
  '下町',
];
const LAST = [
  '堂',
  '商店',
  '工房',
  'カメラ',
  '倉庫',
  'リサイクル',
  '本舗',
  '屋',
  'コレクション',
  '市場',
  'ガレージ',
  '文庫',
  '質店',
  '雑貨',
];
const CITIES = [
  '大府市',
  '川口市',
  '八王子市',
  '堺市',
  '松戸市',
  '久留米市',
  '高崎市',
  '豊橋市',
  '姫路市',
  '函館市',
];

export function yahooSeller(seed: number, index: number): YahooSeller {
  const c = chanceOf(seed, 'yahoo-seller', index);
  const isStore = index < YAHOO_STORES;
  const total = isStore ? c.int(800, 48_000) : c.int(0, 2_400);
  // Every ninth seller is one that a careful buyer would think twice about (below 99 %).
  const badShare = index % 9 === 4 ? 0.012 + c.next() * 0.09 : c.next() * 0.006;
  const badPoint = Math.round(total * badShare);
  return {
    index,
    isStore,
    isBestStore: isStore && c.may(0.2),
    aucUserId: c.text(29),
    displayName: `${c.pick(FIRST)}${c.pick(LAST)}${isStore ? ' ヤフオク!店' : c.int(1, 99)}`,
    goodPoint: total - badPoint,
    badPoint,
    prefecture: c.int(1, PREFECTURES),
    city: c.pick(CITIES),
    isSpeedShipping: c.may(0.4),
  };
}

/** `99.7%`, `100%`; a seller without ratings has 0 %. */
export function goodRating({
  goodPoint,
  badPoint,
}: {
  goodPoint: number;
  badPoint: number;
}): string {
  const all = goodPoint + badPoint;
  if (all === 0) return '0%';
  return `${Math.floor((goodPoint / all) * 1000) / 10}%`;
}

export interface MercariUser {
  index: number;
  id: number;
  name: string;
  good: number;
  bad: number;
  sold: number;
  createdS: number;
  prefecture: number;
}

export const MERCARI_USERS = 500;
const NICKS = [
  'さくら',
  'mikan',
  'ハル',
  'こたろう',
  'ゆず',
  'tabi',
  'モカ',
  'kaze',
  'はなまる',
  'sora',
  'りんご',
  'ぽん太',
  'nagi',
  'しろくま',
];

export function mercariUser(seed: number, index: number): MercariUser {
  const c = chanceOf(seed, 'mercari-user', index);
  const total = c.int(0, 900);
  const bad = Math.round(total * (index % 8 === 3 ? 0.03 : 0.003) * c.next() * 2);
  return {
    index,
    id: 100_000_000 + index * 1_000_003 + (seed % 997),
    name: `${c.pick(NICKS)}${c.may(0.5) ? '＠プロフ必読' : c.int(1, 999)}`,
    good: total - bad,
    bad,
    sold: c.int(1, 400),
    createdS: 1_420_000_000 + c.int(0, 300_000_000),
    prefecture: c.int(1, PREFECTURES),
  };
}

export function mercariUserIndex(seed: number, id: number): number | undefined {
  const index = (id - 100_000_000 - (seed % 997)) / 1_000_003;
  return Number.isInteger(index) && index >= 0 && index < MERCARI_USERS ? index : undefined;
}

export interface MercariShop {
  index: number;
  id: string;
  name: string;
  score: number;
  reviews: number;
  prefecture: number;
}

export const MERCARI_SHOPS = 48;

export function mercariShop(seed: number, index: number): MercariShop {
  const c = chanceOf(seed, 'mercari-shop', index);
  return {
    index,
    id: c.text(22, BASE58),
    name: `${c.pick(FIRST)}${c.pick(LAST)} メルカリShops店`,
    score: c.int(4, 5),
    reviews: c.int(12, 6_000),
    prefecture: c.int(1, PREFECTURES),
  };
}

export const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
