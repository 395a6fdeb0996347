import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import {
  type DeliveryTerms,
  listDeliveryTerms,
  saveDeliveryTerms,
} from './delivery-terms-store.ts';

/** Every line with the day from which it holds, the newest first, and which one holds today. */
export async function readTerms(
  deps: BillingDeps,
): Promise<(DeliveryTerms & { isNow: boolean })[]> {
  const today = dayInVietnam(deps.clock.now());
  const all = await listDeliveryTerms(deps.db);
  const now = all.find(({ validFrom }) => validFrom <= today);
  return all.map((terms) => ({ ...terms, isNow: terms === now }));
}

/**
 * The owner sets new terms, from today on or later: what was promised yesterday stays as it was.
 * Refusals `request.invalid` for a day that is in no calendar, `billing.terms-in-the-past`.
 */
export async function saveTerms(
  deps: BillingDeps,
  { terms, by }: { terms: DeliveryTerms; by: Staff },
): Promise<void> {
  refuseUnless(startOfVietnamDay(terms.validFrom), 'request.invalid', { field: 'valid_from' });
  return inTransaction(deps.db, async (trx) => {
    refuseUnless(terms.validFrom >= dayInVietnam(deps.clock.now()), 'billing.terms-in-the-past');
    await saveDeliveryTerms(trx, terms);
    await deps.audit(trx, {
      actor: by.id,
      action: 'bill.delivery-terms',
      subject: `delivery-terms:${terms.validFrom}`,
      after: { ...terms },
    });
  });
}
