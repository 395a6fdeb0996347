import { ALL_SITES } from './search-query.ts';
import { categoryPath, sellerPath } from '../../text/sites.ts';

/** Categories and sellers had their places here once; links to them are still about. */
export function movedTo(site: string, address: URLSearchParams): string | undefined {
  const category = address.get('category');
  const seller = address.get('seller');
  if (site === ALL_SITES || address.get('keyword')) return undefined;
  return category ? categoryPath(site, category) : seller ? sellerPath(site, seller) : undefined;
}
