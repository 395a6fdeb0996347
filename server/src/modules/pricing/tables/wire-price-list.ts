import type { readPriceListEndpoint } from '@hako/contract/pricing/price-list';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { ANY, type PreparedTables } from './rules/prepared-tables.ts';
import { serviceRule } from '../calculator/rules/rules-of-extras.ts';
import { LABELS, PRICE_LIST_LABELS } from '../calculator/rules/wording.ts';

type Data = EndpointReply<typeof readPriceListEndpoint>['data'];
type Row = Data['groups'][number]['rows'][number];

/** The whole price list of a route in words: every sentence is the one that the price lines carry. */
export function priceListOf(tables: PreparedTables, route: string): Data {
  const bySite = (fees: PreparedTables['serviceFees']): Row[] =>
    [...fees].map(([code, { rule }]) => ({
      code,
      name: code === ANY ? PRICE_LIST_LABELS.otherSites : code,
      rule,
    }));
  const modes = [...tables.modes.values()].filter((mode) => mode.route === route);
  const hubs = new Map(modes.map(({ hub, delivery }) => [hub, delivery]));
  const group = (code: Exclude<keyof typeof PRICE_LIST_LABELS, 'otherSites'>, rows: Row[]) => ({
    code,
    name: PRICE_LIST_LABELS[code],
    rows,
  });
  return {
    route,
    as_of: tables.asOf,
    groups: [
      group('service-fee', bySite(tables.serviceFees)),
      group('payment-fee', bySite(tables.paymentFees)),
      group('taxes', [
        { code: 'thue-nhat-ban', name: LABELS['thue-nhat-ban'], rule: tables.japanTax.rule },
        { code: 'thue-gtgt', name: LABELS['thue-gtgt'], rule: tables.importVat.rule },
        ...[...tables.categories.values()].map(({ code, label, dutyRule }) => ({
          code: `thue-nhap-khau:${code}`,
          name: `${LABELS['thue-nhap-khau']}: ${label}`,
          rule: dutyRule,
        })),
      ]),
      group(
        'mode',
        modes.map(({ value, label, rule }) => ({ code: value, name: label, rule })),
      ),
      group(
        'delivery',
        [...hubs].flatMap(([hub, { zones }]) =>
          zones.map(({ code, label, rule }) => ({ code: `${hub}:${code}`, name: label, rule })),
        ),
      ),
      group('storage', [
        { code: 'phi-luu-kho', name: LABELS['phi-luu-kho'], rule: tables.storage.rule },
      ]),
      group(
        'surcharge',
        tables.surcharges.map(({ head: { code, label }, rule }) => ({ code, name: label, rule })),
      ),
      group(
        'service',
        [...tables.services].map(([code, { label, charge }]) => ({
          code,
          name: label,
          rule: serviceRule(charge),
        })),
      ),
      group(
        'restriction',
        tables.restrictions.map(({ code, rule, reason }) => ({ code, name: rule, rule: reason })),
      ),
    ],
  };
}
