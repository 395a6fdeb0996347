import type { readPriceListEndpoint } from '@hako/contract/pricing/price-list';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { ANY, type PreparedMode, type PreparedTables } from './rules/prepared-tables.ts';
import type { PreparedTiers } from './rules/tiers.ts';
import { serviceRule, surchargeWhen } from '../calculator/rules/rules-of-extras.ts';
import type { CurrentRate } from '../pricing.ts';
import { figuresOf } from './wire-price-figures.ts';
import { LABELS, PRICE_LIST_LABELS } from '../calculator/rules/wording.ts';

type Data = EndpointReply<typeof readPriceListEndpoint>['data'];
type Row = Data['groups'][number]['rows'][number];
type Steps = NonNullable<Row['steps']>;

type Code = Exclude<keyof typeof PRICE_LIST_LABELS, 'otherSites'>;

/** The whole price list of a route in words: every sentence is the one that the price lines carry. */
export function priceListOf(
  tables: PreparedTables,
  route: string,
  rate: CurrentRate | undefined,
): Omit<Data, 'models' | 'model_count'> {
  return {
    route,
    ...figuresOf(tables, rate),
    as_of: tables.asOf,
    groups: [
      group('service-fee', bySite(tables.serviceFees)),
      group('payment-fee', bySite(tables.paymentFees)),
      group('taxes', taxRows(tables)),
      ...carriageGroups(tables, route),
      group('storage', [
        { code: 'phi-luu-kho', name: LABELS['phi-luu-kho'], rule: tables.storage.rule },
      ]),
      ...extraGroups(tables),
    ],
  };
}

const group = (code: Code, rows: Row[]) => ({ code, name: PRICE_LIST_LABELS[code], rows });

const bySite = (fees: PreparedTables['serviceFees']): Row[] =>
  [...fees].map(([code, { rule, tiers }]) => ({
    ...stepsOf(tiers, 'jpy', 'basis-points'),
    code,
    name: code === ANY ? PRICE_LIST_LABELS.otherSites : code,
    rule,
  }));

/** How a rate falls or rises by steps; nothing where it is one rate, or has fixed parts too. */
function stepsOf(
  { tiers }: PreparedTiers,
  of: Steps['of'],
  rate: Steps['rate'],
): { readonly steps?: Steps } {
  const isRateOnly = tiers.every(({ fixed }) => fixed === 0);
  return tiers.length < 2 || !isRateOnly
    ? {}
    : { steps: { of, rate, steps: tiers.map((tier) => ({ from: tier.from, rate: tier.rate })) } };
}

const taxRows = ({ japanTax, importVat, categories }: PreparedTables): Row[] => [
  { code: 'thue-nhat-ban', name: LABELS['thue-nhat-ban'], rule: japanTax.rule },
  { code: 'thue-gtgt', name: LABELS['thue-gtgt'], rule: importVat.rule },
  ...[...categories.values()].map(({ code, label, dutyRule }) => ({
    code: `thue-nhap-khau:${code}`,
    name: `${LABELS['thue-nhap-khau']}: ${label}`,
    rule: dutyRule,
  })),
];

/** To Vietnam by each mode, and from each hub to the door. */
function carriageGroups(tables: PreparedTables, route: string) {
  const modes = [...tables.modes.values()].filter((mode) => mode.route === route);
  return [
    group(
      'mode',
      modes.map(({ value, label, rule, tiers }) => ({
        ...stepsOf(tiers, 'gram', 'dong-per-kg'),
        code: value,
        name: label,
        rule,
      })),
    ),
    group('delivery', [...Map.groupBy(modes, ({ hub }) => hub).values()].flatMap(deliveryRows)),
  ];
}

/** From the one hub of these modes. */
function deliveryRows(modes: readonly PreparedMode[]): Row[] {
  const [first] = modes;
  if (!first) return [];
  return first.delivery.zones.map(({ code, label, rule, provinces }) => ({
    ...{ code: `${first.hub}:${code}`, name: label, rule, provinces: [...provinces] },
    when: modes.map((mode) => mode.label).join(' · '),
    is_likely: code === first.delivery.likely.code,
  }));
}

/** What only some goods or orders pay, and what may not pass. */
const extraGroups = ({ surcharges, services, restrictions, categories }: PreparedTables) => [
  group(
    'surcharge',
    surcharges.map((surcharge) => ({
      code: surcharge.head.code,
      name: surcharge.head.label,
      rule: surcharge.rule,
      when: surchargeWhen(surcharge, (kind) => categories.get(kind)?.label ?? kind),
    })),
  ),
  group(
    'service',
    [...services].map(([code, { label, charge }]) => ({
      code,
      name: label,
      rule: serviceRule(charge),
    })),
  ),
  group(
    'restriction',
    restrictions.map(({ code, rule, reason }) => ({ code, name: rule, rule: reason })),
  ),
];
