import { chanceOf } from '../world/chance.ts';

/** An invented store of the mall. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly isBest: boolean;
  readonly rate: number;
  readonly reviews: number;
}

const FIRST = [
  ['asahi', 'あさひ'],
  ['komorebi', 'こもれび'],
  ['minato', 'みなと'],
  ['tsubame', 'つばめ'],
  ['hidamari', 'ひだまり'],
  ['aozora', '青空'],
  ['suzuran', 'すずらん'],
  ['mikazuki', '三日月'],
  ['yamanote', '山のて'],
  ['umibe', '海辺の'],
] as const;
const LAST = [
  ['honpo', '本舗'],
  ['store', 'ストア'],
  ['camera', 'カメラ'],
  ['kobo', '工房'],
  ['ichiba', '市場'],
  ['soko', '倉庫'],
] as const;

export const STORES = FIRST.length * LAST.length;

export function storeOf(seed: number, index: number): Store {
  const first = FIRST[index % FIRST.length] ?? FIRST[0];
  const last = LAST[Math.floor(index / FIRST.length) % LAST.length] ?? LAST[0];
  const c = chanceOf(seed, 'yahoo-shopping-store', index);
  return {
    id: `${first[0]}-${last[0]}`,
    name: `${first[1]}${last[1]} Yahoo!店`,
    isBest: c.may(0.3),
    rate: c.int(380, 495) / 100,
    reviews: c.int(40, 60_000),
  };
}
