import type { PreparedTables } from '../../pricing/index.ts';
import { findShownListing, type SearchDeps } from '../../search/index.ts';

/** The services that can be ordered, and whether a price may be asked for the listing `code`. */
export async function listServices(deps: SearchDeps, code: string | undefined) {
  const [tables, priceRequest] = await Promise.all([
    deps.pricing.tablesAt(),
    code === undefined ? null : priceRequestOf(deps, code),
  ]);
  return { data: { services: servicesOf(tables), price_request: priceRequest } };
}

const servicesOf = ({ services }: PreparedTables) =>
  [...services].map(([code, { label, payment, charge }]) => ({
    code,
    name: label,
    price_vnd: 'dong' in charge ? charge.dong : null,
    per: charge.per,
    basis_points: 'basisPoints' in charge ? charge.basisPoints : null,
    payment,
  }));

async function priceRequestOf(deps: SearchDeps, code: string) {
  const [listing, wishes] = await Promise.all([
    findShownListing(deps, 'mercari', code),
    // The wishes of others are an aside: without them the answer still stands.
    deps.marketplaces
      .read('mercari')
      .wishes?.readWishes(code)
      .catch(() => undefined),
  ]);
  return {
    is_open: listing.status === 'open' && listing.isOfferable,
    wishes: wishes?.count ?? 0,
    highest_jpy: wishes?.highest ?? null,
    lowest_jpy: wishes?.lowest ?? null,
  };
}
