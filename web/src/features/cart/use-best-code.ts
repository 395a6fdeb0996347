import {
  applyCouponEndpoint,
  listMyCouponsEndpoint,
  MOST_TRIED,
} from '@hako/contract/promotions/promotions';
import type { CartEntry } from '@hako/contract/cart/cart';
import { useEffect, useRef } from 'react';
import { call } from '../../api/client.ts';

/**
 * Finds which of a customer's own codes takes most off the chosen lines, null for none, and gives
 * it: once for the same lines, as long as the customer said nothing about codes. Spends nothing.
 */
export function useBestCode(
  isOpen: boolean,
  lines: readonly Pick<CartEntry, '_id' | 'qty'>[],
  onBest: (code: string | null) => void,
): void {
  const key = lines.map(({ _id, qty }) => `${_id}*${qty}`).join(' ');
  const asked = useRef('');
  const give = useRef(onBest);
  useEffect(() => {
    give.current = onBest;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the lines.
  useEffect(() => {
    if (!isOpen || key === '' || asked.current === key) return;
    const stop = new AbortController();
    bestOf(
      lines.map(({ _id }) => _id),
      stop.signal,
    ).then(
      (code) => {
        if (stop.signal.aborted) return;
        asked.current = key;
        // What else was chosen meanwhile stays.
        give.current(code);
      },
      // Without an answer nothing is chosen: a code can still be typed.
      () => undefined,
    );
    return () => stop.abort();
  }, [isOpen, key]);
}

async function bestOf(lines: readonly string[], signal: AbortSignal): Promise<string | null> {
  const own = await call(listMyCouponsEndpoint, { query: { size: MOST_TRIED } }, { signal });
  const codes = own.data.flatMap(({ coupons }) => coupons.map((coupon) => coupon.coupon_code));
  if (codes.length === 0) return null;
  const { data } = await call(
    applyCouponEndpoint,
    { body: { best_of: codes.slice(0, MOST_TRIED), items: lines.map((id) => ({ id })) } },
    { signal },
  );
  return data.coupons[0]?.code ?? null;
}
