import type { CalculatePriceBody } from '@hako/contract/pricing/pricing';
import type { Static } from 'typebox';
import { readMoney } from '../../text/money.ts';

/** What the estimate page knows of a thing, as it stands in its address. Yen, grams, centimetres. */
export interface EstimateQuery {
  readonly price?: number | undefined;
  readonly isTaxAdded: boolean;
  readonly domestic?: number | undefined;
  readonly weight?: number | undefined;
  readonly size?:
    | { readonly length: number; readonly width: number; readonly height: number }
    | undefined;
  readonly category?: string | undefined;
  readonly condition: 'new' | 'used' | 'unknown';
  readonly site?: string | undefined;
  readonly shipMode?: string | undefined;
}

const MOST = { yen: 100_000_000, domestic: 1_000_000, grams: 1_000_000, centimetres: 500 };
const CONDITIONS = ['new', 'used', 'unknown'] as const;

/** Reads the address; what means nothing is left out. Weight is typed in kilograms with a comma or point: `1,2` is 1200 grams. */
export function readEstimate(address: URLSearchParams): EstimateQuery {
  const whole = (name: string, most: number) => {
    const value = readMoney(address.get(name) ?? '');
    return value === undefined ? undefined : Math.min(value, most);
  };
  const [length, width, height] = (['length', 'width', 'height'] as const).map((name) =>
    whole(name, MOST.centimetres),
  );
  return {
    price: whole('price', MOST.yen),
    isTaxAdded: address.get('tax') === '10',
    domestic: whole('domestic', MOST.domestic),
    weight: gramsOf(address.get('weight') ?? ''),
    size: length && width && height ? { length, width, height } : undefined,
    category: word(address.get('category')),
    condition: CONDITIONS.find((one) => one === address.get('condition')) ?? 'unknown',
    site: word(address.get('site')),
    shipMode: word(address.get('ship')),
  };
}

/** The question to the calculator; undefined while the price is not known. */
export function questionOf(query: EstimateQuery): Static<typeof CalculatePriceBody> | undefined {
  if (!query.price) return undefined;
  return {
    route_code: 'JP',
    ship_mode: query.shipMode,
    items: [
      {
        price: query.price,
        qty: 1,
        tax: query.isTaxAdded ? 10 : 0,
        weight: query.weight,
        size_cm: query.size,
        origin_country_shipping_fee: query.domestic,
        category: query.category,
        condition: query.condition,
        site_code: query.site,
      },
    ],
  };
}

/** `1,25` or `1.25` kilograms in whole grams, digit by digit. */
function gramsOf(typed: string): number | undefined {
  const match = /^\s*(\d{1,3})(?:[.,](\d{1,3}))?\s*$/.exec(typed);
  if (!match) return undefined;
  const grams = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
  return grams === 0 ? undefined : Math.min(grams, MOST.grams);
}

function word(value: string | null): string | undefined {
  return /^[\w-]{1,40}$/.exec(value ?? '')?.[0];
}
