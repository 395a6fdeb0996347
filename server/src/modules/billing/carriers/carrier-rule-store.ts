import type { CarrierName, CarrierRule } from '@hako/contract/billing/carriers';
import type { Reader, Trx } from '../../../platform/database/database.ts';

/** The owner's rule, in its order. */
export async function listCarrierRules(reader: Reader): Promise<CarrierRule[]> {
  const rows = await reader.selectFrom('carrier_rules').selectAll().orderBy('position').execute();
  return rows.map(({ position: _, carrier, ...rule }) => ({
    ...rule,
    carrier: carrier as CarrierName,
  }));
}

/** The whole rule anew: two who save at once come one after the other. */
export async function replaceCarrierRules(trx: Trx, rules: readonly CarrierRule[]): Promise<void> {
  await trx.deleteFrom('carrier_rules').execute();
  await trx
    .insertInto('carrier_rules')
    .values(
      rules.map((rule, index) => ({
        ...rule,
        provinces: [...rule.provinces],
        position: index + 1,
      })),
    )
    .execute();
}
