import type { Dong } from '../../../../kernel/money.ts';

/** `certain` will be charged as it stands; `estimate` from typical figures, see low and high; `unknown` nobody told, the range is wide. */
export type Certainty = 'certain' | 'estimate' | 'unknown';

/** Blocks in which a person reads the lines. */
export type LineGroup =
  | 'goods'
  | 'japan'
  | 'fees'
  | 'services'
  | 'freight'
  | 'taxes'
  | 'vietnam'
  | 'discounts';

/** One line of the price. */
export interface PriceLine {
  /** `tien-hang`, `phi-dich-vu`, … the codes the mobile client knows. */
  readonly code: string;
  /** Vietnamese. */
  readonly label: string;
  readonly group: LineGroup;
  /** 1: paid before we buy; 2: paid before delivery in Vietnam. */
  readonly payment: 1 | 2;
  readonly currency: 'JPY' | 'VND';
  /** Likely amount in its own currency, whole; below zero for discounts. */
  readonly amount: number;
  /** Likely amount in đồng, converted once and rounded half up. */
  readonly dong: Dong;
  /** The same line in the cheap and in the dear case (so a discount line may be larger in the dear case). */
  readonly lowDong: Dong;
  readonly highDong: Dong;
  readonly certainty: Certainty;
  /** How it is computed, in Vietnamese. */
  readonly rule: string;
  /** Why it is not certain, in Vietnamese; empty when certain. */
  readonly reason: string;
  /** Index of the item it belongs to, or -1 for the whole order. */
  readonly item: number;
}

/** Đồng; low <= likely <= high. */
export interface DongRange {
  readonly low: Dong;
  readonly likely: Dong;
  readonly high: Dong;
}

/** What the owner wants done with goods that may not pass: tell, ask the staff first, or refuse. */
type FlagRule = 'warn' | 'ask' | 'block';

/** A restriction that touches these goods. No flag is no promise that customs clears them. */
export interface PriceFlag {
  readonly code: string;
  readonly rule: FlagRule;
  /** Why, in Vietnamese, with the law or its source. */
  readonly reason: string;
  /** Index of the item, or -1 for the whole order. */
  readonly item: number;
}

/** What is weighed and billed for freight; grams. */
export interface BilledWeight {
  readonly realG: number;
  readonly volumetricG: number;
  /** max(real, volumetric), at least the minimum, up to the step. */
  readonly billedG: number;
}

export interface Breakdown {
  readonly lines: readonly PriceLine[];
  /** Sums of the lines above; the low and high ones of their low and high columns. */
  readonly firstPayment: DongRange;
  readonly secondPayment: DongRange;
  readonly landedTotal: DongRange;
  /** The least certain of all lines. */
  readonly certainty: Certainty;
  readonly weight: BilledWeight;
  readonly flags: readonly PriceFlag[];
  readonly shipMode: string;
  /** Day of the tables that were used, `2026-11-21`. */
  readonly asOf: string;
}

/** One ship mode among those offered, for comparing. */
export interface ModeComparison {
  readonly shipMode: string;
  readonly label: string;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly landedTotal: DongRange;
  readonly secondPayment: DongRange;
  readonly flags: readonly PriceFlag[];
}
