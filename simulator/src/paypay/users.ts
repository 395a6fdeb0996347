import { chanceOf } from '../world/chance.ts';

/** A member of the flea market. */
export interface FleaUser {
  index: number;
  id: string;
  nickname: string;
  total: number;
  good: number;
}

export const FLEA_USERS = 480;
const BASE = 3_000_000;
const STEP = 131_071;
const NICKS = [
  'すみれ',
  'たんぽぽ',
  'koharu',
  'まるたけ',
  'ゆきみ',
  'haru工房',
  'ほしぞら',
  'なないろ',
  'tomo',
  'みかづき',
  'こむぎ',
  'riku',
  'あおば',
];

export function fleaUser(seed: number, index: number): FleaUser {
  const c = chanceOf(seed, 'flea-user', index);
  // Every eleventh has never sold anything.
  const total = index % 11 === 7 ? 0 : c.int(1, 900);
  const badShare = index % 9 === 4 ? 0.012 + c.next() * 0.08 : c.next() * 0.006;
  return {
    index,
    id: `p${BASE + index * STEP + (seed % 997)}`,
    nickname: `${c.pick(NICKS)}${c.int(1, 999)}`,
    total,
    good: total - Math.round(total * badShare),
  };
}

export function fleaUserById(seed: number, id: string): FleaUser | undefined {
  const index = (Number(/^p(\d+)$/.exec(id)?.[1] ?? Number.NaN) - BASE - (seed % 997)) / STEP;
  return Number.isInteger(index) && index >= 0 && index < FLEA_USERS
    ? fleaUser(seed, index)
    : undefined;
}

/** Share of good ratings in tenths of a percent; 0 without ratings. */
export const goodRatio = ({ good, total }: FleaUser): number =>
  total === 0 ? 0 : Math.round((good / total) * 1000) / 10;
