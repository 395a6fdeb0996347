import { describe, expect, it } from 'vitest';
import { outageOf } from '../../../../test-support/outage-of.ts';
import { type Yen, yen } from '../../../kernel/money.ts';
import type { ListingCard } from '../listing.ts';
import {
  account,
  openSite,
  site,
  strike,
  setUpYahooAuctionsRig,
  someAuction,
} from '../../../../test-support/rigs/marketplaces/yahoo-auctions-rig.ts';

setUpYahooAuctionsRig();

const bidOf = (card: ListingCard, more: number): Yen =>
  yen(Number(card.price.currentBeforeTax ?? card.price.current) + more);

describe('the connector against the pretend site', () => {
  it('bids once, and reads how it stands', async () => {
    const card = await someAuction();
    const answer = await site.auctions?.placeBid?.({
      code: card.code,
      maximum: bidOf(card, 900_000),
      account,
    });
    expect(answer).toMatchObject({ isPlaced: true, isHighestBidder: true });
    const standing = await site.auctions?.readStanding?.({ code: card.code, account });
    expect(standing).toMatchObject({
      hasBid: true,
      ourMaximum: bidOf(card, 900_000),
      isHighestBidder: true,
      isOpen: true,
    });
    const history = await site.auctions?.listBids(card.code, { account });
    expect(history?.bids.find(({ isHighest }) => isHighest)?.price).toBe(standing?.price);
    const low = await site.auctions?.placeBid?.({
      code: card.code,
      maximum: yen(1),
      account: 'nobody',
    });
    expect(low).toMatchObject({ isPlaced: false, reason: 'not-logged-in' });
  });

  it('bids with new visitor cookies while reads leave a blocking site alone', async () => {
    const card = await someAuction();
    const fresh = openSite();
    strike({ path: '^/$', kind: 'status', status: 403, times: 1 });
    expect((await outageOf(fresh.search({ keyword: 'ニコン' }))).kind).toBe('blocked');
    const maximum = bidOf(card, 400_000);
    const answer = await fresh.auctions?.placeBid?.({ code: card.code, maximum, account });
    expect(answer).toMatchObject({ isPlaced: true });
    expect((await outageOf(fresh.search({ keyword: 'ニコン' }))).kind).toBe('blocked');
    await fresh.close();
  });

  it.each([
    ['reset-after-apply', 'unreachable'],
    ['garbage', 'broken'],
    ['half-body', 'unreachable'],
  ])(
    'says after %s that the bid may have been taken, and does not send it again',
    async (kind, outageKind) => {
      const card = await someAuction();
      strike({ method: 'POST', path: '/bids$', kind, times: 1 });
      const outage = await outageOf(
        site.auctions?.placeBid?.({
          code: card.code,
          maximum: bidOf(card, 500_000),
          account,
        }) as Promise<unknown>,
      );
      expect([outage.kind, outage.isMaybeApplied]).toEqual([outageKind, true]);
      const standing = await site.auctions?.readStanding?.({ code: card.code, account });
      expect(standing?.hasBid).toBe(true);
      const history = await site.auctions?.listBids(card.code, { account });
      expect(history?.bids.filter(({ isOurs }) => isOurs)).toHaveLength(1);
    },
  );

  it('buys at the price that was agreed, and finds the purchase again', async () => {
    const { listings } = await site.search({ kind: 'fixed', size: 50, maximumPrice: yen(20_000) });
    const card = listings.find(({ auction }) => auction === undefined);
    const price = yen(Number(card?.price.buyNowBeforeTax ?? card?.price.buyNow));
    const bought = await site.purchases?.buy({ code: card?.code ?? '', price, account });
    expect(bought).toMatchObject({ isBought: true });
    const found = await site.purchases?.findPurchase({ code: card?.code ?? '', account });
    expect(found?.orderNumber).toBe(bought?.isBought ? bought.orderNumber : 'none');
  });
});
