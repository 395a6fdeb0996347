import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { useEffect, useState } from 'react';
import type { Item } from './item-facts.tsx';
import { atOneMoment } from './one-moment.ts';

/** What the page's loader read, and the price that its total was computed with. */
interface Loaded {
  readonly item: Item;
  readonly standing: AuctionStanding | undefined;
  readonly rate: { readonly vnd: number; readonly scale: number } | undefined;
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
  return { item: shown.item, pricedAt, isBehind, onRead: setLive };
}
