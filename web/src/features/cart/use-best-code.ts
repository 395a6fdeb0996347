import { MOST_COUPONS } from '@hako/contract/promotions/coupon-obstacles';
import { applyCouponEndpoint, listMyCouponsEndpoint } from '@hako/contract/promotions/promotions';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';

/**
 * Finds which of a customer's own codes takes most off the chosen lines, and gives it. Asked once
 * for the same lines, and only as long as the customer chose nothing about codes. Spends nothing.
 */
export function useBestCode(
  isOpen: boolean,
  lines: readonly string[],
  onBest: (code: string) => void,
): void {
  const key = lines.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the lines.
  useEffect(() => {
    if (!isOpen || key === '') return;
    const stop = new AbortController();
    bestOf(lines, stop.signal).then(
      (code) => (code === undefined || stop.signal.aborted ? undefined : onBest(code)),
      // Without an answer nothing is chosen: a code can still be typed.
      () => undefined,
    );
    return () => stop.abort();
  }, [isOpen, key]);
}

async function bestOf(lines: readonly string[], signal: AbortSignal): Promise<string | undefined> {
  const own = await call(listMyCouponsEndpoint, { query: { size: MOST_COUPONS } }, { signal });
  const codes = own.data.flatMap(({ coupons }) => coupons.map((coupon) => coupon.coupon_code));
  if (codes.length === 0) return undefined;
  const { data } = await call(
    applyCouponEndpoint,
    { body: { discount_codes: codes.slice(0, MOST_COUPONS), items: lines.map((id) => ({ id })) } },
    { signal },
  );
  return data.coupons
    .filter(({ refusal }) => refusal === null)
    .toSorted((one, other) => other.discount_vnd - one.discount_vnd)[0]?.code;
}
