import type { Dong } from '../../kernel/money.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { ApprovalsDeps } from './deps.ts';
import { insertGift, lockGifts, readDayLimits, sumGifts } from './gift-store.ts';
import { fitsDay } from './rules/fits-day.ts';

export interface Gift {
  /** Of its movement of money: the same one again counts once. */
  readonly key: string;
  readonly staffId: string;
  readonly customerId: string;
  readonly amount: Dong;
}

/**
 * Counts what one person gives alone, when what they gave today, and what this customer was given by
 * single persons today, stay within the owner's bounds with it; else counts nothing and gives back
 * false. Accounts that may be in one hand have one bound. Others who give with this hand or to this
 * customer wait until the transaction ends.
 */
export async function giveAlone(
  { clock, handOf }: Pick<ApprovalsDeps, 'clock' | 'handOf'>,
  trx: Trx,
  asked: Gift,
): Promise<boolean> {
  const gift = { ...asked, hand: await handOf(trx, asked.staffId) };
  await lockGifts(trx, gift);
  const at = clock.now();
  const day = dayInVietnam(at);
  const limits = await readDayLimits(trx);
  if (!fitsDay(gift.amount, await sumGifts(trx, { ...gift, day }), limits)) return false;
  await insertGift(trx, { ...gift, at, day, limits });
  return true;
}
