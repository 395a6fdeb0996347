import type { CarrierRule } from '@hako/contract/billing/carriers';
import type { Reader } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { listCarrierRules, replaceCarrierRules } from './carrier-rule-store.ts';
import type { Delivery } from './carrier.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { ruleFor } from './rules/carrier-choice.ts';

/** The line of the owner's rule that a parcel falls under; undefined when none fits among the connected carriers. */
export async function chooseCarrier(
  deps: Pick<BillingDeps, 'carriers'>,
  reader: Reader,
  { weightG, value, collect }: Pick<Delivery, 'weightG' | 'value' | 'collect'>,
  provinceCode: string,
): Promise<CarrierRule | undefined> {
  const connected = new Set(deps.carriers.map(({ name }) => name));
  return ruleFor(
    { provinceCode, weightG, value, collect },
    await listCarrierRules(reader),
    connected,
  );
}

/** The owner sets the rule anew. */
export async function saveCarrierRules(
  deps: BillingDeps,
  { rules, by }: { rules: readonly CarrierRule[]; by: Staff },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const before = await listCarrierRules(trx);
    await replaceCarrierRules(trx, rules);
    await deps.audit(trx, {
      actor: by.id,
      action: 'bill.carrier-rules',
      subject: 'carrier-rules',
      before: { rules: before },
      after: { rules },
    });
  });
}
