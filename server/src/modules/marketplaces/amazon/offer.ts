import type { Static } from 'typebox';
import type { Yen } from '../../../kernel/money.ts';
import { believablePrice } from '../rules/believable.ts';
import type { Condition, ListingDeal } from '../listing.ts';
import { broken } from '../reading/shape.ts';
import { type Item, type Money, type Offer, SOURCE } from './shapes.ts';

type Told = Static<typeof Offer>;

/** The offer that Amazon puts beside the basket, in our words. */
export interface Sale {
  readonly price: Yen | undefined;
  readonly listPrice: Yen | undefined;
  readonly isOpen: boolean;
  readonly quantity: number;
  readonly condition: Condition;
  readonly seller: { readonly id: string; readonly name: string; readonly isAmazon: boolean };
  readonly availability: string | undefined;
  readonly points: number | undefined;
  readonly deal: ListingDeal | undefined;
}

/** Whether it can be ordered. `UNKNOWN` and none are what the predecessor often told of goods that were there. */
const AVAILABLE: Readonly<Record<string, boolean>> = {
  IN_STOCK: true,
  IN_STOCK_SCARCE: true,
  LEADTIME: true,
  AVAILABLE_DATE: true,
  PREORDER: true,
  UNKNOWN: true,
  OUT_OF_STOCK: false,
  UNAVAILABLE: false,
};
const USED: Readonly<Record<string, Condition>> = {
  LIKENEW: 'like-new',
  VERYGOOD: 'good',
  GOOD: 'good',
  ACCEPTABLE: 'fair',
};
const NOBODY = { id: 'amazon', name: 'Amazon', isAmazon: false };

/** Undefined: nobody offers it now. */
export function saleOf(item: Static<typeof Item>, at: string): Sale | undefined {
  const listings = item.offersV2?.listings ?? [];
  const winner = listings.findIndex(({ isBuyBoxWinner }) => isBuyBoxWinner === true);
  const index = Math.max(0, winner);
  const offer = listings[index];
  if (!offer) return undefined;
  const where = `${at}.offersV2.listings.${index}`;
  const { price, listPrice } = pricesOf(offer, where);
  const { availability, merchantInfo, loyaltyPoints } = offer;
  const type = availability?.type ?? 'UNKNOWN';
  const isAvailable = AVAILABLE[type];
  if (isAvailable === undefined) throw broken(SOURCE, `${where}.availability.type`, type);
  const isOpen = isAvailable && price !== undefined;
  return {
    price,
    listPrice,
    isOpen,
    quantity: isOpen ? Math.max(1, availability?.maxOrderQuantity ?? 1) : 0,
    condition: conditionOf(offer),
    seller: merchantInfo?.name
      ? {
          id: merchantInfo.id ?? merchantInfo.name,
          name: merchantInfo.name,
          isAmazon: /^Amazon\b/.test(merchantInfo.name),
        }
      : NOBODY,
    availability: availability?.message ?? undefined,
    points: loyaltyPoints?.points,
    deal: dealOf(offer),
  };
}

/** Yen, tax included. The same amount stands there as a number and as people see it; savings must follow from both prices. */
function pricesOf(
  { price, violatesMAP }: Told,
  at: string,
): { price: Yen | undefined; listPrice: Yen | undefined } {
  // A price that may only be shown in the basket is none that we know.
  if (!price || violatesMAP === true) return { price: undefined, listPrice: undefined };
  const asked = yenOf(price.money, `${at}.price.money`);
  const basis = price.savingBasis?.money;
  const listPrice = basis ? yenOf(basis, `${at}.price.savingBasis.money`) : undefined;
  const { savings } = price;
  if (listPrice !== undefined && listPrice < asked)
    throw broken(SOURCE, `${at}.price.savingBasis.money`, 'is below the price');
  if (
    listPrice !== undefined &&
    savings?.money &&
    yenOf(savings.money, `${at}.price.savings.money`) !== listPrice - asked
  )
    throw broken(SOURCE, `${at}.price.savings.money`, 'does not follow from the prices');
  const percent = savings?.percentage;
  if (
    listPrice !== undefined &&
    typeof percent === 'number' &&
    Math.abs(((listPrice - asked) * 100) / listPrice - percent) > 1
  )
    throw broken(SOURCE, `${at}.price.savings.percentage`, 'does not follow from the prices');
  return { price: asked, listPrice };
}

function yenOf({ amount, currency, displayAmount }: Static<typeof Money>, at: string): Yen {
  if (currency !== 'JPY') throw broken(SOURCE, `${at}.currency`, currency);
  const read = believablePrice(amount);
  if (read === undefined) throw broken(SOURCE, `${at}.amount`, String(amount));
  // 「￥3,520」, with the saving's percent behind it: 「￥500 (12%)」.
  const shown = displayAmount?.replace(/\(.*$/, '').replace(/\D/g, '');
  if (shown !== undefined && shown !== String(read))
    throw broken(SOURCE, `${at}.displayAmount`, displayAmount ?? '');
  return read;
}

function conditionOf({ condition }: Told): Condition {
  if (condition?.value === 'New') return 'new';
  if (condition?.value === 'Used' || condition?.value === 'Refurbished')
    return USED[(condition.subCondition ?? '').replace(/\W/g, '').toUpperCase()] ?? 'used';
  return 'unknown';
}

function dealOf({ dealDetails }: Told): ListingDeal | undefined {
  if (!dealDetails) return undefined;
  const at = (written: string | null | undefined) => {
    const ms = Date.parse(written ?? '');
    return Number.isNaN(ms) ? undefined : new Date(ms);
  };
  return { startsAt: at(dealDetails.startTime), endsAt: at(dealDetails.endTime) };
}
