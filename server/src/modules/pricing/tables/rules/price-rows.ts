/**
 * The owner's tables as dated rows. A row holds from its day (Vietnam's calendar, `2026-11-21`) until a later row of the same
 * kind and key; days that have begun are never changed, so a price computed for a day stays the same for ever.
 * Yen and đồng whole, weights in grams, lengths in centimetres, shares in basis points (800 = 8 %).
 */
export type PriceRow =
  | Dated<'site', SiteRule>
  | Dated<'service-fee', FeeRule>
  | Dated<'payment-fee', FeeRule>
  | Dated<'japan-tax', ShareRule>
  | Dated<'import-vat', ShareRule>
  | Dated<'mode', ModeRule>
  | Dated<'surcharge', SurchargeRule>
  | Dated<'delivery', DeliveryRule>
  | Dated<'storage', StorageRule>
  | Dated<'category', CategoryRule>
  | Dated<'service', ServiceRule>
  | Dated<'restriction', RestrictionRule>;

interface Dated<Kind extends string, Rule> {
  readonly kind: Kind;
  /** What the row is about within its kind: a site (`*` = all others), a ship mode, a category … */
  readonly key: string;
  readonly validFrom: string;
  /** null ends what an earlier row began. */
  readonly rule: Rule | null;
}

/** What a fee is counted for: each piece, each listing whatever its quantity, each seller, or the whole order once. */
export type Counted = 'piece' | 'item' | 'seller' | 'order';

/** Domestic shipping of a site: shared by the items of a seller or charged for each listing, and what it usually is when nobody says. */
export interface SiteRule {
  readonly domesticCounted: 'item' | 'seller';
  readonly domesticGuessJpy: Guess;
}

export interface Guess {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

/**
 * A fee in yen. In the tier that the base (goods with tax) falls into: fixed part + basis points of the base; never more than what the
 * start of a later tier would cost, so that a dearer thing is never cheaper to buy. Then the minimum and maximum, for each unit counted.
 */
interface FeeRule {
  readonly counted: Counted;
  readonly tiers: readonly {
    readonly fromJpy: number;
    readonly fixedJpy: number;
    readonly basisPoints: number;
  }[];
  readonly minimumJpy: number;
  readonly maximumJpy: number | null;
}

interface ShareRule {
  readonly basisPoints: number;
}

/** International freight of one route and mode. đồng per kg in the tier of the billed weight, with the same rule about later tiers. */
export interface ModeRule {
  readonly route: string;
  readonly label: string;
  readonly carriage: 'air' | 'sea';
  readonly daysMin: number;
  readonly daysMax: number;
  /** Key of the delivery row: the warehouse in Vietnam where it arrives. */
  readonly hub: string;
  readonly minimumG: number;
  readonly stepG: number;
  /** cm³ for one kg. */
  readonly divisor: number;
  readonly tiers: readonly { readonly fromG: number; readonly dongPerKg: number }[];
  /** `stated`: import duty and VAT are lines of their own; `included`: the tariff contains them. */
  readonly taxes: 'stated' | 'included';
}

/** Added to the second payment when every condition that is given holds. */
export interface SurchargeRule {
  readonly code: string;
  readonly label: string;
  readonly when: {
    readonly carriage?: 'air' | 'sea';
    readonly categories?: readonly string[];
    /** Longest side of an item reaches this. */
    readonly longestCm?: number;
    /** Goods of the whole order with tax are over this. */
    readonly goodsOverJpy?: number;
    /** Goods of one piece with tax are over this. */
    readonly pieceOverJpy?: number;
  };
  /** For each piece that meets it, for the billed weight, a share of the goods that meet it, or for the order once. */
  readonly charge:
    | { readonly per: 'piece'; readonly dong: number }
    | { readonly per: 'goods'; readonly basisPoints: number }
    | { readonly per: 'order'; readonly jpy: number };
}

/** Delivery in Vietnam from one hub. A province that no zone names belongs to the last zone. */
export interface DeliveryRule {
  readonly zones: readonly {
    readonly code: string;
    readonly label: string;
    readonly provinces: readonly string[];
    readonly baseDong: number;
    /** Grams that the base covers. */
    readonly baseG: number;
    readonly stepG: number;
    readonly dongPerStep: number;
  }[];
  /** Zone taken as likely when the destination is not known. */
  readonly likelyZone: string;
}

/** Storage after the free days (at least those of the level). For each day and each kg begun. */
export interface StorageRule {
  readonly freeDays: number;
  readonly dongPerKgDay: number;
}

/** What a typical piece weighs and measures when packed, what customs asks for it, and how to recognise it. */
export interface CategoryRule {
  readonly label: string;
  readonly weightG: Guess;
  readonly sizeCm: { readonly low: Side3; readonly likely: Side3; readonly high: Side3 };
  readonly dutyBp: Guess;
  /** A lithium battery is usual inside. */
  readonly hasBattery: boolean;
  /** `used` goods of this kind stand on the import-ban list. */
  readonly isUsedBanned: boolean;
  /** Words of marketplace categories and titles, Japanese or Vietnamese, lower case. */
  readonly words: readonly string[];
  /** Makers and models that tell only when no kind is named. */
  readonly hints?: readonly string[];
  /** Words that show that it is something else. */
  readonly voids?: readonly string[];
}

export type Side3 = readonly [number, number, number];

export interface ServiceRule {
  readonly label: string;
  readonly payment: 1 | 2;
  /** Of a package: the services that are inside, and cost nothing beside it. */
  readonly includes?: readonly string[];
  readonly charge:
    | { readonly per: 'piece' | 'item' | 'order'; readonly dong: number }
    | { readonly per: 'kg'; readonly dong: number }
    | { readonly per: 'goods'; readonly basisPoints: number; readonly minimumDong: number };
}

/** When goods are flagged. All conditions that are given must hold. */
export interface RestrictionRule {
  readonly rule: 'warn' | 'ask' | 'block';
  readonly reason: string;
  readonly when: {
    readonly carriage?: 'air' | 'sea';
    readonly condition?: 'used';
    readonly isUsedBanned?: boolean;
    readonly hasBattery?: boolean;
    readonly categories?: readonly string[];
    /** Any of these words in the title, lower case. */
    readonly words?: readonly string[];
    readonly goodsOverJpy?: number;
  };
}
