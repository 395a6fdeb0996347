import type { Band } from './bands.ts';
import type {
  CategoryRule,
  Counted,
  DeliveryRule,
  ModeRule,
  RestrictionRule,
  ServiceRule,
  SiteRule,
  StorageRule,
  SurchargeRule,
} from './price-rows.ts';
import type { PreparedTiers } from './tiers.ts';
import type { WordIndex } from './word-index.ts';
import type { LineHead } from '../../rules/line-head.ts';

export interface PreparedFee {
  readonly counted: Counted;
  readonly tiers: PreparedTiers;
  readonly minimum: number;
  readonly maximum: number;
  readonly rule: string;
}
export interface PreparedMode extends Omit<ModeRule, 'tiers'> {
  readonly value: string;
  readonly tiers: PreparedTiers;
  readonly rule: string;
  readonly delivery: PreparedDelivery;
}
/** From what the weight of a kind or model is known; undefined: nobody weighed it yet. */
export interface LearnedFrom {
  readonly samples: number;
  /** Empty: of the whole kind. */
  readonly model: string;
}

export interface PreparedCategory extends CategoryRule {
  readonly code: string;
  readonly volumeCm3: Band;
  readonly longestCm: Band;
  readonly dutyRule: string;
  /** The things on our scale from which weight and size are known. */
  readonly from: LearnedFrom | undefined;
}
export type PreparedZone = DeliveryRule['zones'][number] & { readonly rule: string };
export interface PreparedDelivery {
  readonly zones: readonly PreparedZone[];
  readonly likely: PreparedZone;
  readonly byProvince: ReadonlyMap<string, PreparedZone>;
}
/** Every condition stands in every restriction, so that all have one shape; null: not a condition. */
export interface PreparedRestriction {
  readonly code: string;
  readonly rule: RestrictionRule['rule'];
  readonly reason: string;
  readonly carriage: 'air' | 'sea' | null;
  readonly condition: 'used' | null;
  readonly isUsedBanned: boolean | null;
  readonly hasBattery: boolean | null;
  readonly categories: readonly string[] | null;
  readonly pattern: RegExp | null;
  readonly goodsOverJpy: number | null;
}
export interface PreparedSurcharge {
  readonly head: LineHead;
  readonly rule: string;
  readonly carriage: 'air' | 'sea' | null;
  readonly categories: readonly string[] | null;
  readonly longestCm: number | null;
  readonly goodsOverJpy: number | null;
  readonly pieceOverJpy: number | null;
  readonly charge: SurchargeRule['charge'];
}
export interface SiteTables extends SiteRule {
  readonly serviceFee: PreparedFee;
  readonly paymentFee: PreparedFee;
}
interface Prepared {
  readonly basisPoints: number;
  readonly rule: string;
}
/** The tables of one day, looked up and worded once; every price of that day reads from here. */
export interface PreparedTables {
  readonly asOf: string;
  /** What holds at a site, its own rows or the general ones; looked up once for each item. */
  readonly sites: ReadonlyMap<string, SiteTables>;
  readonly anySite: SiteTables;
  readonly serviceFees: ReadonlyMap<string, PreparedFee>;
  readonly paymentFees: ReadonlyMap<string, PreparedFee>;
  readonly japanTax: Prepared;
  readonly importVat: Prepared;
  readonly modes: ReadonlyMap<string, PreparedMode>;
  readonly surcharges: readonly PreparedSurcharge[];
  readonly storage: StorageRule & { readonly rule: string };
  readonly categories: ReadonlyMap<string, PreparedCategory>;
  /** Stands for goods of no known category. */
  readonly anyCategory: PreparedCategory;
  readonly categoryWords: readonly KindPatterns[];
  /** The words of all kinds, to tell which one a title names. */
  readonly wordIndex: WordIndex;
  /** Kinds of goods narrowed to one model that we weighed often enough, by `modelKey`. */
  readonly models: ReadonlyMap<string, PreparedCategory>;
  readonly services: ReadonlyMap<string, ServiceRule>;
  readonly restrictions: readonly PreparedRestriction[];
}
/** How a kind of goods is recognised; every pattern finds the longest word first. */
export interface KindPatterns {
  readonly code: string;
  readonly words: RegExp;
  readonly hints: RegExp | undefined;
}
/** What holds for everything that has no row of its own. */
export const ANY = '*';
