import type { DeliveryRule, ModeRule, PriceRow } from '../tables/rules/price-rows.ts';
import { SEED_DAY } from './fees.ts';

/** Near provinces of each hub, by the two-digit codes of the 34 provinces. */
const NORTH = [
  '04',
  '08',
  '11',
  '12',
  '14',
  '15',
  '19',
  '20',
  '22',
  '24',
  '25',
  '31',
  '33',
  '37',
  '38',
];
const SOUTH = ['68', '75', '80', '82', '86', '91', '92', '96'];

/** Freight and delivery to begin with: INVENTED, the owner's to replace. Keys are the values that `/api/warehouse` offers as ship modes. */
export const FREIGHT_ROWS: readonly PriceRow[] = [
  mode('AIR-HAN', {
    ...air('HAN', 'Đường bay về Hà Nội', 5, 9),
    tiers: tiers([0, 215_000], [10_000, 200_000], [30_000, 185_000]),
  }),
  mode('AIR-SGN', {
    ...air('SGN', 'Đường bay về TP. Hồ Chí Minh', 6, 10),
    tiers: tiers([0, 220_000], [10_000, 205_000], [30_000, 190_000]),
  }),
  mode('SEA-HAN', {
    ...sea('HAN', 'Đường biển về Hà Nội', 25, 40),
    tiers: tiers([0, 85_000], [20_000, 75_000], [100_000, 65_000]),
  }),
  mode('SEA-SGN', {
    ...sea('SGN', 'Đường biển về TP. Hồ Chí Minh', 22, 35),
    tiers: tiers([0, 80_000], [20_000, 72_000], [100_000, 62_000]),
  }),
  {
    kind: 'delivery',
    key: 'HAN',
    validFrom: SEED_DAY,
    rule: delivery(['01'], 'Nội thành Hà Nội', NORTH, 'Miền Bắc và Thanh Hoá'),
  },
  {
    kind: 'delivery',
    key: 'SGN',
    validFrom: SEED_DAY,
    rule: delivery(['79'], 'Nội thành TP. Hồ Chí Minh', SOUTH, 'Miền Nam'),
  },
];

type Tariff = Omit<ModeRule, 'tiers'>;

// Divisor 5000 is what a peer shows for air; 6000 for consolidated sea freight is unverified.
function air(hub: string, label: string, daysMin: number, daysMax: number): Tariff {
  return {
    route: 'JP',
    label,
    carriage: 'air',
    daysMin,
    daysMax,
    hub,
    minimumG: 500,
    stepG: 100,
    divisor: 5000,
    taxes: 'stated',
  };
}

function sea(hub: string, label: string, daysMin: number, daysMax: number): Tariff {
  return {
    route: 'JP',
    label,
    carriage: 'sea',
    daysMin,
    daysMax,
    hub,
    minimumG: 2000,
    stepG: 500,
    divisor: 6000,
    taxes: 'included',
  };
}

function mode(value: string, rule: ModeRule): PriceRow {
  return { kind: 'mode', key: value, validFrom: SEED_DAY, rule };
}

function tiers(...pairs: readonly (readonly [number, number])[]): ModeRule['tiers'] {
  return pairs.map(([fromG, dongPerKg]) => ({ fromG, dongPerKg }));
}

function delivery(
  city: readonly string[],
  cityLabel: string,
  near: readonly string[],
  nearLabel: string,
): DeliveryRule {
  const perHalfKilo = { baseG: 2000, stepG: 500 };
  return {
    likelyZone: 'near',
    zones: [
      {
        code: 'city',
        label: cityLabel,
        provinces: city,
        baseDong: 25_000,
        dongPerStep: 2_500,
        ...perHalfKilo,
      },
      {
        code: 'near',
        label: nearLabel,
        provinces: near,
        baseDong: 35_000,
        dongPerStep: 4_000,
        ...perHalfKilo,
      },
      {
        code: 'far',
        label: 'Các tỉnh, thành còn lại',
        provinces: [],
        baseDong: 45_000,
        dongPerStep: 6_000,
        ...perHalfKilo,
      },
    ],
  };
}
