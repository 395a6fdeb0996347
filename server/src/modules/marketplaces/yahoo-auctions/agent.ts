import { yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import type {
  AuctionCapability,
  BidObstacle,
  PurchaseCapability,
  PurchaseObstacle,
} from '../marketplace.ts';
import { afterWrite, type YahooClient, type YahooError } from './client.ts';
import { SOURCE } from './shapes.ts';
import { readBidResult, readBuyResult, readStanding as standingShape } from './bid-shapes.ts';

/**
 * Our purchasing agent's half, at the same address: the site documents no call for bidding, so a licensed agent answers these. Amounts
 * are as the site takes them, without tax for stores.
 */
const BID_OBSTACLES: Readonly<Record<string, BidObstacle>> = {
  BID_TOO_LOW: 'bid-too-low',
  AUCTION_CLOSED: 'auction-closed',
  BIDDER_RESTRICTED: 'bidder-restricted',
  SELLER_BLOCKED: 'seller-blocked',
  CONGESTED: 'congested',
  '991': 'congested',
  // There is no auction under that code.
  FIXED_PRICE: 'not-found',
  NOT_FOUND: 'not-found',
  NOT_LOGGED_IN: 'not-logged-in',
};
const PURCHASE_OBSTACLES: Readonly<Record<string, PurchaseObstacle>> = {
  BID_TOO_LOW: 'price-changed',
  PRICE_CHANGED: 'price-changed',
  NO_BUY_NOW: 'price-changed',
  SOLD: 'sold',
  AUCTION_CLOSED: 'sold',
  BIDDER_RESTRICTED: 'buyer-restricted',
  SELLER_BLOCKED: 'seller-blocked',
  CONGESTED: 'congested',
  '991': 'congested',
  NOT_FOUND: 'not-found',
  NOT_LOGGED_IN: 'not-logged-in',
};

export function yahooBidding(
  client: YahooClient,
): Required<Pick<AuctionCapability, 'placeBid' | 'readStanding'>> {
  return {
    async placeBid({ code, maximum, account }, options) {
      const { json, error } = await client.write(
        `/api/bid/v1/items/${code}/bids`,
        { maxPrice: maximum },
        account,
        options,
      );
      if (error)
        return {
          isPlaced: false,
          reason: knownObstacle(BID_OBSTACLES, error),
          detail: error.message,
        };
      const { result } = afterWrite(() => readBidResult(json));
      return {
        isPlaced: true,
        isHighestBidder: result.isHighestBidder,
        price: yen(result.price),
        bidCount: result.bidCount,
        endsAt: new Date(result.endTime),
      };
    },

    async readStanding({ code, account }, options) {
      const read = await client.readJson(`/api/bid/v1/my/items/${code}`, { ...options, account });
      if (!read) throw new Outage(SOURCE, 'broken', `no standing for ${code}`, 'result');
      const { result } = standingShape(read.json);
      return {
        code,
        hasBid: result.hasBid,
        ourMaximum: result.myMaxPrice === null ? undefined : yen(result.myMaxPrice),
        isHighestBidder: result.isHighestBidder,
        price: yen(result.price),
        isOpen: result.status === 'open',
        isWinner: result.isWinner,
        orderNumber: result.orderId ?? undefined,
        endsAt: new Date(result.endTime),
      };
    },
  };
}

export function yahooPurchases(client: YahooClient): PurchaseCapability {
  const { readStanding } = yahooBidding(client);
  return {
    async buy({ code, price, account }, options) {
      const { json, error } = await client.write(
        `/api/bid/v1/items/${code}/buynow`,
        { price },
        account,
        options,
      );
      if (error)
        return {
          isBought: false,
          reason: knownObstacle(PURCHASE_OBSTACLES, error),
          detail: error.message,
        };
      const { result } = afterWrite(() => readBuyResult(json));
      return { isBought: true, orderNumber: result.orderId, pricePaid: yen(result.price) };
    },

    async findPurchase(asked, options) {
      const standing = await readStanding(asked, options);
      if (!standing.isWinner || standing.orderNumber === undefined) return undefined;
      return { orderNumber: standing.orderNumber, pricePaid: standing.price };
    },
  };
}

/** A code that nobody told us about does not say whether anything was done. */
function knownObstacle<Obstacle>(
  known: Readonly<Record<string, Obstacle>>,
  error: YahooError,
): Obstacle {
  const obstacle = known[error.code];
  if (error.code === 'INVALID_PARAMETER')
    throw new Outage(SOURCE, 'broken', error.message, 'error.code');
  if (obstacle === undefined)
    throw new Outage(
      SOURCE,
      'broken',
      `unknown refusal ${error.code}: ${error.message}`,
      'error.code',
      true,
    );
  return obstacle;
}
