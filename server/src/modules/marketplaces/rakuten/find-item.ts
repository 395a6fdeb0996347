import type { CallOptions } from '../listing-query.ts';
import { broken } from '../reading/shape.ts';
import type { RakutenClient } from './client.ts';
import { ITEM_CODE, type ItemPage, type RakutenItem, readItemSearch, SOURCE } from './shapes.ts';

/** Asks the item search; undefined when the service says that there is nothing. */
export type AskItems = (
  params: Readonly<Record<string, string | number>>,
  options?: CallOptions,
) => Promise<(ItemPage & { readonly readAt: Date }) | undefined>;

export interface FoundItem {
  readonly item: RakutenItem;
  readonly readAt: Date;
}

/** The item search of one client. */
export const itemsOf =
  (client: RakutenClient): AskItems =>
  async (params, options) => {
    const asked = await client.ask('items', params, options);
    return asked && { ...readItemSearch(asked.json), readAt: asked.readAt };
  };

/** Finds goods by their item code (`shop:12345678`), or by what their address ends in (`shop:own-number`). */
export async function findItem(
  items: AskItems,
  code: string,
  options?: CallOptions,
): Promise<FoundItem | undefined> {
  const [, shopCode = '', number = ''] = ITEM_CODE.exec(code) ?? [];
  if (shopCode === '') return undefined;
  if (/^\d{8}$/.test(number)) {
    // Sold out goods are told only when they are asked for.
    const found = await items({ itemCode: code, hits: 1, availability: 0 }, options);
    const item = found?.items[0];
    if (item && item.itemCode !== code)
      throw broken(SOURCE, 'Items.0.itemCode', `asked for ${code}, got ${item.itemCode}`);
    return found && item && { item, readAt: found.readAt };
  }
  return findByOwnNumber(items, shopCode, number.replace(/^p\./, ''), options);
}

/**
 * Addresses end in the shop's own number, which is no item code (`p.` marks one that looks like
 * it): the goods are found where
 * the shop wrote it into its texts. Another thing is never taken for them.
 */
async function findByOwnNumber(
  items: AskItems,
  shopCode: string,
  own: string,
  options?: CallOptions,
): Promise<FoundItem | undefined> {
  const found =
    own.length > 1
      ? await items({ shopCode, genreId: 0, keyword: own, hits: 30, availability: 0 }, options)
      : undefined;
  const item = found?.items.find(({ itemUrl }) =>
    itemUrl.replace(/[/?]*$/, '').endsWith(`/${shopCode}/${own}`),
  );
  return found && item && { item, readAt: found.readAt };
}
