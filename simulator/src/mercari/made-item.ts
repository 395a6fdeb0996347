import { draft, searchTextOf } from '../catalogue/draft.ts';
import { kinds } from '../catalogue/kinds.ts';
import { BASE58, mercariShop, mercariUser } from '../catalogue/people.ts';
import { chanceOf } from '../world/chance.ts';
import { type Item, NO_PRICE } from './item.ts';
import type { ItemSpec } from './market-types.ts';

/** An item made by hand; the same spec at the same moment gives the same one. */
export function madeItem(seed: number, serial: number, spec: ItemSpec, at: number): Item {
  const c = chanceOf(seed, 'made-mercari', serial);
  const kind = kinds.find((one) => one.key === (spec.kind ?? 'film-camera'));
  let n = 700_000_000 + serial * 1000;
  let d = draft(seed, 'mercari-made', n);
  while (kind && d.kind !== kind) d = draft(seed, 'mercari-made', ++n);
  const name = spec.name ?? d.title;
  const price = spec.isNoPrice ? NO_PRICE : (spec.price ?? 5_000);
  return {
    id: spec.isShops
      ? `2JZ${chanceOf(seed, 'made-product', serial).text(19, BASE58)}`
      : `m${99_000_000_000 + serial}`,
    n,
    name,
    price,
    cuts: [],
    createdAt: at,
    takenAt: null,
    isNoPrice: spec.isNoPrice ?? false,
    draft: {
      ...d,
      title: name,
      condition: spec.condition ?? 3,
      searchText: searchTextOf(name, d.kind, spec.name === undefined ? d.maker : undefined),
      isHostile: spec.isHostile ?? false,
    },
    ...(spec.description === undefined ? {} : { description: spec.description }),
    payer: spec.payer ?? 2,
    likes: 0,
    seller: mercariUser(seed, c.int(0, 100)),
    auction: spec.auction
      ? { ...spec.auction, deadlineAt: at + spec.auction.hoursLeft * 3_600_000 }
      : null,
    shop: spec.isShops ? mercariShop(seed, c.int(0, 9)) : null,
    variants: spec.isShops
      ? (spec.variants ?? [{ name: '', quantity: 1 }]).map((variant, i) => ({
          id: `2K${chanceOf(seed, 'made-variant', serial, i).text(20, BASE58)}`,
          ...variant,
        }))
      : [],
  };
}
