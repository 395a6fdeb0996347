import { byShare, draft } from '../../../simulator/src/catalogue/draft.ts';
import { kinds } from '../../../simulator/src/catalogue/kinds.ts';
import { fleaKinds } from '../../../simulator/src/paypay/kinds.ts';
import { yen } from '../../../server/src/kernel/money.ts';
import type { ListingFacts } from '../../../server/src/modules/pricing/index.ts';
import { type Chance, chanceOf } from '../chance.ts';

/** The price list's names of the sites, and the pretended world's. */
const SITES = [
  ['auction', 'yahoo'],
  ['mercari', 'mercari'],
  ['shopping', 'shopping'],
  ['rakuten', 'rakuten'],
  ['amazon', 'amazon'],
  ['surugaya', 'surugaya'],
  ['paypay', 'paypay'],
] as const;
/** How often a page tells the weight of the goods. */
const STATED = 0.4;
const SHIPPING_TOLD = 0.7;

/**
 * A thing of the pretended world: what its card says, what its page says, and what our scale will
 * say.
 */
export interface MadeGoods {
  readonly card: ListingFacts;
  readonly page: ListingFacts;
  readonly truth: {
    readonly weightG: number;
    readonly sizeCm: { readonly length: number; readonly width: number; readonly height: number };
  };
}

/** The thing of that number; the same for ever. Sites take turns. */
export function madeGoods(seed: number, number: number): MadeGoods {
  const [site, world] = SITES[number % SITES.length] as (typeof SITES)[number];
  const from = site === 'paypay' ? byShare([...kinds, ...fleaKinds]) : undefined;
  const made = draft(seed, world, number, from);
  const chance = chanceOf(seed * 100_003 + number);
  const card: ListingFacts = {
    ...{ site, price: yen(made.valueYen), title: made.title },
    domesticShipping: chance.happens(SHIPPING_TOLD) ? yen(made.shippingYen) : undefined,
    condition: made.condition === 1 ? 'new' : 'used',
  };
  return {
    card: { ...card, isPageUnread: true },
    page: {
      ...card,
      categoryPath: made.kind.yahoo.map(({ id, name }) => ({ id: String(id), name })),
      stated: chance.happens(STATED) ? { weightG: made.weightG } : undefined,
    },
    truth: packed(made.weightG, chance),
  };
}

/** What lies on the scale: the goods in a box, with air around them. */
function packed(bareG: number, chance: Chance): MadeGoods['truth'] {
  const weightG = Math.ceil(bareG * (1.03 + 0.15 * chance.part()) + 40 + 80 * chance.part());
  const side = Math.cbrt(weightG * (2.5 + 2.5 * chance.part()));
  const width = Math.ceil(side);
  return {
    weightG,
    sizeCm: { length: Math.ceil(side * 1.3), width, height: Math.ceil(side * 0.77) },
  };
}
