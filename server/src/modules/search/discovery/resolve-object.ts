import { Refusal } from '../../../kernel/refusal.ts';
import type { SearchDeps } from '../deps.ts';

/**
 * Our page for a pasted link. Refuses with `marketplaces.link-not-supported` what leads to nothing
 * that we can show.
 */
export async function resolveObject({ links }: Pick<SearchDeps, 'links'>, url: string) {
  const link = await links.resolve(url);
  if (!link) throw new Refusal('marketplaces.link-not-supported');
  const { path, code, site, siteCode, kind } = link;
  // The mobile client asks only about Rakuten, and puts shop and number together itself.
  const [shop = '', number] = site === 'rakuten' && kind === 'item' ? code.split(':') : [];
  return {
    data: { path, product_id: code, site, site_code: siteCode, kind },
    result: {
      product_id: number ?? code,
      shop_url: number ? shop : site,
      shop_id: shop,
      url: url.slice(0, 2_000),
      product_name: null,
      price: null,
      quantity: 1,
    },
  };
}
