import type { PromotionsDeps } from '../deps.ts';
import { type CouponState, listForDesk } from './desk-store.ts';

/** One page of the coupons that are in this state now. */
export const listDeskCoupons = (
  { db, clock }: Pick<PromotionsDeps, 'db' | 'clock'>,
  asked: { readonly state: CouponState; readonly page: number; readonly size: number },
) => listForDesk(db, { ...asked, now: clock.now() });
