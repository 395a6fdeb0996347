import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ActHandler } from '../../approvals/index.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { GUARANTEE_FACTS, isGuaranteedText } from './labels.ts';
import { insertForecastTerms, readForecastTerms } from './forecast-terms-store.ts';

const SUBJECT = 'forecast-terms';

/**
 * The owner proposes other terms; a second person decides. Refusals `approvals.waiting`,
 * `request.invalid` for those that hold already.
 */
export async function proposeForecastTerms(
  deps: BillingDeps,
  {
    isGuaranteed,
    explainOverPercent,
    reason,
    by,
  }: {
    readonly isGuaranteed: boolean;
    readonly explainOverPercent: number;
    readonly reason: string;
    readonly by: Staff;
  },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const now = await readForecastTerms(trx, deps.clock.now());
    const isOther =
      now.isGuaranteed !== isGuaranteed || now.explainOverPercent !== explainOverPercent;
    refuseUnless(isOther, 'request.invalid', { field: 'explain_over_percent' });
    await deps.approvals.propose(trx, {
      act: 'forecast-terms.set',
      subject: SUBJECT,
      terms: { isGuaranteed, explainOverPercent },
      reason: reason.trim(),
      proposedBy: by.id,
    });
  });
}

/** Terms for orders from now on, decided by the second person. */
export const forecastTermsAct = (
  deps: Pick<BillingDeps, 'clock'>,
): ActHandler<'forecast-terms.set'> => ({
  async factsOf(reader, { terms, proposedAt }) {
    const now = await readForecastTerms(reader, proposedAt);
    return [
      { label: GUARANTEE_FACTS.guarantee, value: isGuaranteedText(terms.isGuaranteed) },
      { label: GUARANTEE_FACTS.guaranteeNow, value: isGuaranteedText(now.isGuaranteed) },
      { label: GUARANTEE_FACTS.percent, value: `${terms.explainOverPercent} %` },
      { label: GUARANTEE_FACTS.percentNow, value: `${now.explainOverPercent} %` },
    ];
  },
  carryOut: (trx, { terms, proposedBy, decidedBy, reason }) =>
    insertForecastTerms(trx, {
      ...terms,
      validFrom: deps.clock.now(),
      setBy: proposedBy,
      approvedBy: decidedBy,
      reason,
    }),
});
