import { couponObstacle } from '@hako/contract/promotions/coupon-obstacles';
import { Refusal } from '../../../kernel/refusal.ts';
import { dongText } from '../../../kernel/wording.ts';
import type { Breakdown } from '../calculator/rules/breakdown.ts';
import type { ResolvedCoupon } from '../calculator/rules/price-input.ts';

/** Why a coupon takes nothing off any of these: too few goods, or no fee that it is for. */
export function idleCoupon(
  { code, minimumGoods }: Pick<ResolvedCoupon, 'code' | 'minimumGoods'>,
  prices: readonly Pick<Breakdown, 'lines'>[],
): Refusal {
  const isBelow = prices.every((price) => goodsOf(price) < minimumGoods);
  return new Refusal(
    'promotions.cannot-apply',
    isBelow
      ? couponObstacle(code, 'minimum', { minimum: dongText(minimumGoods) })
      : couponObstacle(code, 'nothing'),
  );
}

const goodsOf = ({ lines }: Pick<Breakdown, 'lines'>): number =>
  lines.reduce((sum, { group, dong }) => (group === 'goods' ? sum + dong : sum), 0);
