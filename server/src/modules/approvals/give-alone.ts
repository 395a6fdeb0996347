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
 * Whether one person may give this alone: what they gave today, and what this customer was given by
 * single persons today, stay within the owner's bounds. Holds both counts until the transaction ends.
 */
export async function mayGiveAlone(
  { clock }: Pick<ApprovalsDeps, 'clock'>,
  trx: Trx,
  { key, staffId, customerId, amount }: Gift,
): Promise<boolean> {
  await lockGifts(trx, { staffId, customerId });
  const given = await sumGifts(trx, { key, staffId, customerId, day: dayInVietnam(clock.now()) });
  return fitsDay(amount, given, await readDayLimits(trx));
}

/** Counts what one person gave alone. */
export async function noteGift(
  { clock }: Pick<ApprovalsDeps, 'clock'>,
  trx: Trx,
  gift: Gift,
): Promise<void> {
  const at = clock.now();
  await insertGift(trx, {
    ...gift,
    at,
    day: dayInVietnam(at),
    limits: await readDayLimits(trx),
  });
}
