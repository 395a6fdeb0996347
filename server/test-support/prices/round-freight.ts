import type {
  CategoryRule,
  DeliveryRule,
  ModeRule,
  PriceRow,
} from '../../src/modules/pricing/tables/rules/price-rows.ts';

const FROM = '2025-01-01';
const MODE: ModeRule = {
  route: 'JP',
  label: 'Bay',
  carriage: 'air',
  daysMin: 5,
  daysMax: 9,
  hub: 'HUB',
  minimumG: 500,
  stepG: 500,
  divisor: 5000,
  taxes: 'included',
  tiers: [
    { fromG: 0, dongPerKg: 200_000 },
    { fromG: 10_000, dongPerKg: 150_000 },
  ],
};
const zone = (
  code: string,
  provinces: string[],
  baseDong: number,
  dongPerStep: number,
): DeliveryRule['zones'][number] => ({
  code,
  label: code,
  provinces,
  baseDong,
  baseG: 1000,
  stepG: 500,
  dongPerStep,
});
const box = (
  low: number,
  likely: number,
  high: number,
  grams: [number, number, number],
  duty: [number, number, number],
): CategoryRule => ({
  label: 'Hộp',
  weightG: { low: grams[0], likely: grams[1], high: grams[2] },
  sizeCm: { low: [low, low, low], likely: [likely, likely, likely], high: [high, high, high] },
  dutyBp: { low: duty[0], likely: duty[1], high: duty[2] },
  hasBattery: false,
  isUsedBanned: false,
  words: [],
});
/** The way home: freight 200.000đ/kg, from 10 kg 150.000đ/kg, delivery, storage, and what goods of a kind weigh. */
export const ROUND_FREIGHT: readonly PriceRow[] = [
  { kind: 'mode', key: 'AIR', validFrom: FROM, rule: MODE },
  {
    kind: 'mode',
    key: 'TAXED',
    validFrom: FROM,
    rule: { ...MODE, label: 'Bay, thuế riêng', taxes: 'stated', daysMin: 4, daysMax: 8 },
  },
  {
    kind: 'mode',
    key: 'SEA',
    validFrom: FROM,
    rule: {
      ...MODE,
      label: 'Biển',
      carriage: 'sea',
      divisor: 6000,
      daysMin: 25,
      daysMax: 40,
      tiers: [{ fromG: 0, dongPerKg: 80_000 }],
    },
  },
  {
    kind: 'delivery',
    key: 'HUB',
    validFrom: FROM,
    rule: {
      likelyZone: 'near',
      zones: [
        zone('city', ['01'], 20_000, 2_000),
        zone('near', ['31', '33'], 30_000, 4_000),
        zone('far', [], 40_000, 6_000),
      ],
    },
  },
  { kind: 'storage', key: '*', validFrom: FROM, rule: { freeDays: 30, dongPerKgDay: 1_000 } },
  {
    kind: 'category',
    key: '*',
    validFrom: FROM,
    rule: box(5, 20, 60, [100, 1000, 10_000], [0, 1500, 3000]),
  },
  {
    kind: 'category',
    key: 'box',
    validFrom: FROM,
    rule: box(10, 15, 20, [500, 1000, 2000], [1000, 1000, 1000]),
  },
  {
    kind: 'category',
    key: 'camera',
    validFrom: FROM,
    rule: {
      ...box(10, 15, 20, [500, 1000, 2000], [0, 0, 0]),
      hasBattery: true,
      isUsedBanned: true,
    },
  },
];
