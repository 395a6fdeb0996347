import type { ListingOption, ListingVariant } from '../listing.ts';
import { branchOf, rowsOf, textAt } from './indexed.ts';

/** What must be chosen: `{ Name: サイズ, Options: { 0: { Value: M } } }`. */
export function optionsOf(hit: unknown): ListingOption[] {
  return rowsOf(branchOf(hit, 'Order'), 'Order').flatMap((row, i) => {
    const at = `Order.${i}`;
    const name = textAt(row, at, 'Name');
    const options = rowsOf(branchOf(row, 'Options', at), `${at}.Options`);
    const values = options.flatMap((one, j) => textAt(one, `${at}.Options.${j}`, 'Value') ?? []);
    return name === undefined || values.length === 0 ? [] : [{ name, values }];
  });
}

/** One row for each combination of options that has a stock of its own. */
export function variantsOf(hit: unknown): ListingVariant[] {
  return rowsOf(branchOf(hit, 'Inventories'), 'Inventories').flatMap((row, i) => {
    const at = `Inventories.${i}`;
    const id = textAt(row, at, 'SubCode');
    const isOut = textAt(row, at, 'Availability') === 'outofstock';
    const written = textAt(row, at, 'Quantity');
    const quantity = isOut ? 0 : /^\d{1,9}$/.test(written ?? '') ? Number(written) : 1;
    return id === undefined ? [] : [{ id, name: textAt(row, at, 'Order') ?? '', quantity }];
  });
}
