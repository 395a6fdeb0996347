import { chanceOf } from '../world/chance.ts';

/** A shop of the mall, invented. */
export interface MallShop {
  index: number;
  code: string;
  name: string;
  /** Sells what others have used. */
  isSecondHand: boolean;
  /** Of a hundred parcels, how many it sends without asking for the delivery. */
  freeShare: number;
  /** Sends on the day of the order until this hour; 0 never. */
  sameDayUntil: number;
  isAwarded: boolean;
}

export const SHOPS = 72;
const FIRST = [
  ['hinata', 'ひなた'],
  ['minato', 'みなと'],
  ['asahi', 'あさひ'],
  ['komorebi', 'こもれび'],
  ['tsubame', 'つばめ'],
  ['aozora', '青空'],
  ['kitanomori', '北の森'],
  ['suzuran', 'すずらん'],
  ['mikazuki', '三日月'],
] as const;
const LAST = [
  ['direct', 'ダイレクト'],
  ['camera', 'カメラ'],
  ['mart', 'マート'],
  ['store', 'ストア'],
  ['hobby', 'ホビー'],
  ['reuse', 'リユース'],
  ['honpo', '本舗'],
  ['style', 'スタイル'],
] as const;

const known = new Map<string, MallShop>();

export function mallShop(seed: number, index: number): MallShop {
  const key = `${seed} ${index}`;
  const shop = known.get(key) ?? shopOf(seed, index);
  known.set(key, shop);
  return shop;
}

function shopOf(seed: number, index: number): MallShop {
  const c = chanceOf(seed, 'rakuten-shop', index);
  const [code, name] = FIRST[index % FIRST.length] ?? FIRST[0];
  const [suffix, title] = LAST[Math.floor(index / FIRST.length) % LAST.length] ?? LAST[0];
  return {
    index,
    code: `${code}-${suffix}`,
    name: `${name}${title} 楽天市場店`,
    isSecondHand: suffix === 'reuse' || suffix === 'camera',
    freeShare: c.pick([0.2, 0.5, 0.8, 1]),
    sameDayUntil: c.pick([0, 0, 10, 12, 14]),
    isAwarded: c.may(0.1),
  };
}
