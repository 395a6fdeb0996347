import type { MakerKey } from './makers.ts';

/** One sort of goods: where it stands on both sites, what is sold of it, and how sellers write about it. */
export interface Kind {
  key: string;
  picture: Picture;
  /** Path on Yahoo! Auctions, root excluded, leaf last. */
  yahoo: readonly CategoryNode[];
  /** Path on Mercari, leaf last. */
  mercari: readonly CategoryNode[];
  /** What a Japanese buyer types for it. */
  word: string;
  goods: readonly Good[];
  extras: readonly string[];
  notes: readonly string[];
  /** Domestic shipping fees that sellers ask, in yen. */
  shippingYen: readonly [low: number, high: number];
  weightG: readonly [low: number, high: number];
  /** How often it is listed, against the others. */
  share: number;
}

export interface CategoryNode {
  id: number;
  name: string;
}

export type Picture = (typeof PICTURES)[number];

/** A thing that is sold: maker, model, typical used price in yen, other spellings that buyers search for. */
export type Good = readonly [maker: MakerKey, model: string, valueYen: number, aliases?: string];

/** The drawn things that pictures can show. */
export const PICTURES = [
  'camera',
  'lens',
  'watch',
  'figure',
  'card',
  'shirt',
  'shoe',
  'headphone',
  'speaker',
  'reel',
  'rod',
  'bag',
  'tool',
  'bottle',
  'game',
  'kettle',
  'phone',
  'chair',
  'pram',
  'disc',
  'book',
] as const;
