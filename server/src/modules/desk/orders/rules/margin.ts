import { type ExchangeRate, toDong, yen } from '../../../../kernel/money.ts';

/**
 * What is passed on to airlines, customs and carriers: it comes in with the price and goes out
 * again.
 */
const PASSED_ON: ReadonlySet<string> = new Set([
  'freight',
  'surcharge',
  'insurance',
  'duty',
  'vat',
  'delivery',
]);
const SHIPPING = 'domestic-shipping';
const TAX: ReadonlySet<string> = new Set(['japanese-tax']);
/** What we think that the marketplace will take, while nothing is bought. */
const PAID_IN_JAPAN: ReadonlySet<string> = new Set(['goods', ...TAX, SHIPPING]);

/** Whether a sum is in the books, was worked out from the real weight, or is a forecast. */
export type MarginCertainty = 'booked' | 'computed' | 'forecast';

/** Part of a price by the account that it goes to, đồng. */
interface Part {
  readonly to: string;
  readonly amount: number;
}

export interface CostPart {
  readonly account: string;
  readonly amount: number;
  readonly certainty: MarginCertainty;
}

/** An order as its margin needs it; đồng, and yen where the name says so. */
export interface PricedOrder {
  readonly isCancelled: boolean;
  /**
   * Of a won lot the ledger has its price alone: what its seller takes for sending it and the tax
   * come besides.
   */
  readonly isWin: boolean;
  /** Vietnam weighed it: the second payment is no forecast any more. */
  readonly isWeighed: boolean;
  readonly rate: ExchangeRate;
  readonly firstPayment: number;
  readonly secondPayment: number;
  readonly firstParts: readonly Part[];
  readonly secondParts: readonly Part[];
  readonly received: number;
  readonly refunded: number;
  readonly spentJpy: number;
  /**
   * What somebody booked of the real costs, đồng by account; the margin of a table does without.
   */
  readonly bookedCosts?: Readonly<Record<string, number | undefined>>;
}

export interface OrderMargin {
  /** What the customer pays in all, less what was given back. */
  readonly revenue: number;
  readonly revenueCertainty: MarginCertainty;
  readonly costs: readonly CostPart[];
  readonly margin: number;
  /** Of the revenue, in hundredths of a percent; undefined where nothing comes in. */
  readonly percentHundredths: number | undefined;
  readonly isForecast: boolean;
}

/**
 * What is left of an order: what came or will come in, less the yen paid at the rate that the order
 * locked, less what is passed on to others. What is not booked yet is named a forecast. A cancelled
 * order brings what it kept, and costs only what was really spent.
 */
export function marginOf(order: PricedOrder): OrderMargin {
  const asked = order.firstPayment + order.secondPayment;
  const isPaidWhole = order.isWeighed && order.received >= asked;
  const revenueCertainty = order.isCancelled || isPaidWhole ? 'booked' : 'forecast';
  const gross = revenueCertainty === 'booked' ? order.received : Math.max(asked, order.received);
  const revenue = gross - order.refunded;
  const costs = [...japaneseCosts(order), ...passedOn(order)];
  const margin = revenue - costs.reduce((sum, { amount }) => sum + amount, 0);
  return {
    revenue,
    revenueCertainty,
    costs,
    margin,
    percentHundredths: revenue > 0 ? Math.round((margin * 10_000) / revenue) : undefined,
    isForecast:
      revenueCertainty === 'forecast' || costs.some(({ certainty }) => certainty === 'forecast'),
  };
}

/**
 * The yen that the marketplace took, at the order's rate; until it is bought what we think that it
 * will take.
 */
function japaneseCosts(order: PricedOrder): CostPart[] {
  const { isCancelled, isWin, spentJpy, rate, firstParts } = order;
  if (spentJpy === 0) return isCancelled ? [] : costsOf(firstParts, PAID_IN_JAPAN, 'forecast');
  const amount = toDong(yen(spentJpy), rate);
  const spent: CostPart = { account: 'marketplace-spend', amount, certainty: 'booked' };
  if (isCancelled) return [spent];
  return [spent, ...(isWin ? besidesThePrice(order) : shippingPaidLater(order))];
}

/**
 * What a won lot costs in Japan besides its price; the tax follows from the price, so it is no
 * forecast any more.
 */
function besidesThePrice({ firstParts, secondParts, bookedCosts }: PricedOrder): CostPart[] {
  const tax = costsOf(firstParts, TAX, 'computed');
  if (bookedCosts?.[SHIPPING] !== undefined) return tax;
  const amount = sumOf([...firstParts, ...secondParts], SHIPPING);
  // Only what was booked makes the second payment differ from what was charged for it.
  const certainty = sumOf(secondParts, SHIPPING) === 0 ? 'forecast' : 'computed';
  return amount === 0 ? tax : [...tax, { account: SHIPPING, amount, certainty }];
}

/**
 * What the seller of a bought thing took above what was charged for sending it: it came after the
 * price was paid.
 */
function shippingPaidLater({ secondParts, bookedCosts }: PricedOrder): CostPart[] {
  const amount = sumOf(secondParts, SHIPPING);
  if (amount <= 0 || bookedCosts?.[SHIPPING] !== undefined) return [];
  return [{ account: SHIPPING, amount, certainty: 'computed' }];
}

const sumOf = (parts: readonly Part[], account: string): number =>
  parts.reduce((sum, { to, amount }) => sum + (to === account ? amount : 0), 0);

/**
 * What somebody booked; of the others what the customer is asked for it, by the real weight once
 * that is known.
 */
const passedOn = ({
  isCancelled,
  isWeighed,
  secondParts,
  bookedCosts,
}: PricedOrder): CostPart[] => {
  const booked = Object.entries(bookedCosts ?? {}).flatMap(([account, amount]): CostPart[] =>
    amount === undefined ? [] : [{ account, amount, certainty: 'booked' }],
  );
  const known = new Set(booked.map(({ account }) => account));
  const asked = isCancelled
    ? []
    : costsOf(secondParts, PASSED_ON, isWeighed ? 'computed' : 'forecast');
  return [...booked, ...asked.filter(({ account }) => !known.has(account))];
};

const costsOf = (
  parts: readonly Part[],
  accounts: ReadonlySet<string>,
  certainty: MarginCertainty,
): CostPart[] =>
  parts
    .filter(({ to }) => accounts.has(to))
    .map(({ to, amount }) => ({ account: to, amount, certainty }));
