import type { searchLinkEndpoint } from '@hako/contract/search/link-search';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Item } from '../catalog/catalog-view.ts';
import type { Search } from '../search.ts';

type Linked = EndpointReply<typeof searchLinkEndpoint>['data'];

/**
 * Where a pasted link leads, and the goods when it leads to some, priced for whoever asks.
 * Refusals `request.invalid`, `marketplaces.link-not-supported` and those of reading an item.
 */
export async function readLinked(
  { deps, readItem }: Pick<Search, 'deps' | 'readItem'>,
  pasted: string,
  customerId: string | undefined,
): Promise<Linked> {
  if (pasted === '') throw new Refusal('request.invalid', { field: 'url' });
  const link = await deps.links.resolve(pasted);
  if (!link) throw new Refusal('marketplaces.link-not-supported');
  const { kind, site, siteCode, path, code } = link;
  const leads = { kind, site, site_code: siteCode, path };
  if (kind !== 'item') return { ...leads, product: null };
  const { data: item } = await readItem({ site, code, customerId });
  return { ...leads, product: productOf(item) };
}

/** Goods as an order by link needs them. */
function productOf(item: Item): Linked['product'] {
  const price = item.buy_now_jpy ?? (item.kind === 'fixed' ? item.price_jpy : null);
  return {
    code: item.code,
    link: item.url,
    name: item.title,
    name_vi: item.title_vi,
    image: item.picture,
    images: item.pictures,
    condition: item.condition_label,
    category: item.categories.at(-1)?.name_vi ?? '',
    price,
    currency: 'JPY',
    quantity: item.quantity,
    shipping_jpy: item.shipping_jpy,
    weight_g: item.parcel?.weight_g.likely ?? null,
    weight_reason: item.parcel?.message ?? '',
    can_order: item.can_buy && price !== null && !item.flags.some(({ rule }) => rule === 'block'),
    landed: item.landed,
    flags: item.flags,
  };
}
