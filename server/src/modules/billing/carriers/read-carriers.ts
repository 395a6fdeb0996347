import {
  CARRIER_NAMES,
  CARRIERS,
  carrierName,
  type CarrierRule,
} from '@hako/contract/billing/carriers';
import { listCarrierRules } from './carrier-rule-store.ts';
import { sumOwedByCarrier } from '../cash-on-delivery/cod-report-store.ts';
import type { BillingDeps } from '../deps.ts';

/** The carriers, which of them are connected, and the owner's rule. */
export async function readCarriers(deps: BillingDeps) {
  const connected = new Set(deps.carriers.map(({ name }) => name));
  const rules: CarrierRule[] = await listCarrierRules(deps.db);
  return {
    carriers: CARRIERS.map((code) => ({
      code,
      name: CARRIER_NAMES[code],
      is_connected: connected.has(code),
    })),
    rules,
  };
}

/** What each carrier still has to bring of what it collected. */
export async function listOwedCods(deps: BillingDeps) {
  return (await sumOwedByCarrier(deps.db)).map(({ carrier, count, owed, since }) => ({
    carrier,
    name: carrierName(carrier),
    count,
    owed_vnd: owed,
    since: since.toISOString(),
  }));
}
