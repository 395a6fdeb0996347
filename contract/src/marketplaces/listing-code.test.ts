import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { checkBidRequestEndpoint, sendBidRequestEndpoint } from '../bidding/guards.ts';
import { readBidHistoryEndpoint, readBidPriceEndpoint } from '../bidding/history.ts';
import { BidBody } from '../bidding/placing.ts';
import { previewBidEndpoint } from '../bidding/preview.ts';
import { readStandingEndpoint } from '../bidding/standing.ts';
import { addToCartEndpoint } from '../cart/cart.ts';
import {
  checkOfferEndpoint,
  createOfferEndpoint,
  listOffersEndpoint,
} from '../negotiation/negotiation.ts';

/** What each site calls one of its goods; Yahoo! Shopping stores may choose long names. */
const CODES = [
  'x1229095297',
  'm87177707015',
  'book-shop:10000123',
  `store-of-cameras_${'a-long-model-name-'.repeat(4)}01.v2`,
  'z428839201',
  'GL12345',
  'B0CX23V2ZK',
];
const CALLS: Readonly<Record<string, { properties: { code: TSchema } }>> = {
  preview: previewBidEndpoint.body,
  bid: BidBody,
  standing: readStandingEndpoint.params,
  'smallest bid': readBidPriceEndpoint.params,
  'bid history': readBidHistoryEndpoint.params,
  'check of a bid request': checkBidRequestEndpoint.query,
  'bid request': sendBidRequestEndpoint.body,
  'check of an offer': checkOfferEndpoint.body,
  offer: createOfferEndpoint.body,
  offers: listOffersEndpoint.query,
  cart: addToCartEndpoint.body,
};

describe.each(Object.entries(CALLS))('the call %s', (_, { properties }) => {
  it.each(CODES)('takes %s', (code) => {
    expect(Check(properties.code, code)).toBe(true);
  });
});
