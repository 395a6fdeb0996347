/** A won lot, as the marketplace tells it. Yen as the site takes them. */
export interface ToldWin {
  readonly price: number;
  readonly orderNumber: string | undefined;
}

/** What was bought of the same lot at a fixed price. */
export interface OtherPurchase {
  readonly sitePrice: number;
  readonly marketplaceOrderNumber: string | undefined;
}

/** Why a lot that an account of ours won is not the win of the bid; kept as the bid's reason, for a person to look at. */
export const DOUBTS = ['above-maximum', 'bought-otherwise'] as const;
export type Doubt = (typeof DOUBTS)[number];

/**
 * An account can win a lot that no bid of it won: it bought it at the fixed price. Order numbers tell, as far as both are known; else the
 * price of the purchase. Nobody ever pays more than their maximum, whatever the marketplace says. Undefined: the bid won.
 */
export function doubtOf(
  maximum: number,
  { price, orderNumber }: ToldWin,
  purchases: readonly OtherPurchase[],
): Doubt | undefined {
  const isOf = ({ sitePrice, marketplaceOrderNumber }: OtherPurchase): boolean =>
    marketplaceOrderNumber !== undefined && orderNumber !== undefined
      ? marketplaceOrderNumber === orderNumber
      : sitePrice === price;
  if (purchases.some(isOf)) return 'bought-otherwise';
  return price > maximum ? 'above-maximum' : undefined;
}
