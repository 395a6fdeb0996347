import { calculatePriceEndpoint, priceCeilingEndpoint } from '@hako/contract/pricing';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/refusal.ts';

/** What the calculator may know of the lot; prices again from the marketplace before any money moves. */
export interface BidItem {
  readonly site_code: string;
  readonly seller: string;
  readonly title: string;
  readonly condition: 'new' | 'used' | 'unknown';
  /** Yen inside Japan; null: not known. */
  readonly origin_country_shipping_fee: number | null;
  /** Percent that the shop adds to bids. */
  readonly tax: number;
}

/** What a maximum means in đồng; `maximum` is solved when a ceiling was asked. */
export interface BidPrice {
  readonly maximum: number | null;
  readonly landed: { readonly low: number; readonly likely: number; readonly high: number };
  readonly hold: number;
}

const PAUSE_MS = 300;

/** The price of a maximum in yen, or of a ceiling in đồng, a moment after typing stopped. */
export function useBidPrice(
  item: BidItem,
  shipMode: string | undefined,
  asked: { readonly yen: number } | { readonly dong: number } | undefined,
): { price: BidPrice | undefined; problem: string | undefined } {
  const [answer, setAnswer] = useState<{ price: BidPrice | undefined; problem: string | undefined }>({ price: undefined, problem: undefined });
  const key = JSON.stringify([item, shipMode, asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all of them.
  useEffect(() => {
    if (!asked) return setAnswer({ price: undefined, problem: undefined });
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(item, shipMode, asked, stop.signal).then(
        (price) => !stop.signal.aborted && setAnswer({ price, problem: undefined }),
        (error: unknown) => !stop.signal.aborted && setAnswer({ price: undefined, problem: isRefusal(error) ? error.message : undefined }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key]);
  return answer;
}

async function ask(item: BidItem, shipMode: string | undefined, asked: { yen: number } | { dong: number }, signal: AbortSignal): Promise<BidPrice> {
  if ('dong' in asked) {
    const { maximum_jpy, landed_total, hold_vnd } = await call(
      priceCeilingEndpoint,
      { body: { item, ceiling_vnd: asked.dong, ship_mode: shipMode } },
      { signal },
    );
    return { maximum: maximum_jpy, landed: landed_total, hold: hold_vnd };
  }
  const body = { items: [{ ...item, price: asked.yen, qty: 1 }], route_code: 'JP', ship_mode: shipMode };
  const { landed_total, payment } = await call(calculatePriceEndpoint, { body }, { signal });
  return { maximum: asked.yen, landed: landed_total, hold: payment.first_payment };
}
