import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { useEffect, useState } from 'react';
import type { Item } from './facts/item.ts';

/** The rate that the page's total was computed with. */
interface Rate {
  readonly vnd: number;
  readonly scale: number;
}

/**
 * A lot is read twice, as goods and as an auction, and one of the readings is older. The newer one
 * says price, bids, end and whether it is open, wherever the page shows them.
 */
export function atOneMoment<S extends AuctionStanding | undefined>(
  item: Item,
  standing: S,
  rate?: Rate,
): { readonly item: Item; readonly standing: S } {
  if (!standing || !item.auction) return { item, standing };
  return Date.parse(standing.read_at) >= Date.parse(item.read_at)
    ? { item: itemAt(item, item.auction, standing, rate), standing }
    : { item, standing: standingAt(standing, item, item.auction) };
}

function itemAt(
  item: Item,
  auction: NonNullable<Item['auction']>,
  standing: AuctionStanding,
  rate: Rate | undefined,
): Item {
  const isSamePrice = standing.price === (item.price_before_tax_jpy ?? item.price_jpy);
  const price = isSamePrice ? item.price_jpy : standing.price_paid;
  return {
    ...item,
    ...statusAt(item.status, standing.is_open),
    price_jpy: price,
    price_vnd: price === item.price_jpy ? item.price_vnd : inDong(price, rate),
    bid_count: standing.bid_count,
    ends_at: standing.end_time,
    auction: { ...auction, bid_count: standing.bid_count, ends_at: standing.end_time },
  };
}

/** An auction that runs again is open; one that is over keeps what the page said of how it ended. */
const statusAt = (status: Item['status'], isOpen: boolean): Pick<Item, 'status'> => ({
  status: isOpen ? 'open' : status === 'open' ? 'ended' : status,
});

const inDong = (yen: number | null, rate: Rate | undefined): number | null =>
  yen === null || !rate ? null : Math.round((yen * rate.vnd) / rate.scale);

const standingAt = <S extends AuctionStanding>(
  standing: S,
  item: Item,
  auction: NonNullable<Item['auction']>,
): S => ({
  ...standing,
  is_open: item.status === 'open',
  price: item.price_before_tax_jpy ?? item.price_jpy ?? standing.price,
  price_paid: item.price_jpy ?? standing.price_paid,
  bid_count: auction.bid_count,
  end_time: auction.ends_at,
  read_at: item.read_at,
});

/** What the page's loader read, and the price that its total was computed with. */
interface Loaded {
  readonly item: Item;
  readonly standing: AuctionStanding | undefined;
  readonly rate: Rate | undefined;
}

/**
 * The page's item as the newest reading tells it, while the bid panel goes on reading. `isBehind`:
 * the total still belongs to the price of `pricedAt`; `refresh` is asked to read the page again.
 */
export function useOneMoment({ item, standing, rate }: Loaded, refresh: () => void) {
  const [live, setLive] = useState<AuctionStanding>();
  const isSameLot = live?.site === item.site && live.code === item.code;
  const pricedAt = [item.read_at, standing?.read_at ?? ''].toSorted().at(-1) as string;
  const newest = isSameLot && live.read_at > pricedAt ? live : standing;
  const shown = atOneMoment(item, newest, rate);
  const isBehind = shown.item.price_jpy !== item.price_jpy;
  useEffect(() => {
    if (isBehind) refresh();
  }, [isBehind, refresh]);
  return { ...shown, pricedAt, isBehind, onRead: setLive };
}
