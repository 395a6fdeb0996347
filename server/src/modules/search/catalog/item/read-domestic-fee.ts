import { Outage } from '../../../../kernel/outage.ts';
import type { DomesticFee, ListingShipping } from '../../../marketplaces/index.ts';
import type { SearchDeps } from '../../deps.ts';
import { findShownListing } from './read-catalog-item.ts';

export interface DomesticFeeLines {
  readonly code: string;
  readonly payer: ListingShipping['payer'];
  readonly fee: number | null;
  readonly is_lowest: boolean;
  readonly from_prefecture: number | null;
  readonly to_prefecture: number;
  readonly methods: { name: string; fee: number }[];
}

const DEADLINE_MS = 4_000;

/** What delivery inside Japan costs to our warehouse, or another prefecture: the site's own quote, else what the listing says of it. */
export async function readDomesticFee(
  deps: SearchDeps,
  site: string,
  code: string,
  toPrefecture = deps.warehousePrefecture,
): Promise<DomesticFeeLines> {
  if (toPrefecture === undefined) throw new Error(`${site} is served without a warehouse`);
  const [{ shipping }, quoted] = await Promise.all([
    findShownListing(deps, site, code),
    quoteOf(deps, site, code, toPrefecture),
  ]);
  const [cheapest] = quoted;
  const isFree = shipping.payer === 'seller';
  return {
    code,
    payer: shipping.payer,
    fee: isFree ? 0 : (cheapest?.fee ?? shipping.fee ?? null),
    is_lowest:
      !isFree && (cheapest ? quoted.some(({ fee }) => fee > cheapest.fee) : shipping.isFeeLowest),
    from_prefecture: shipping.fromPrefecture ?? null,
    to_prefecture: toPrefecture,
    methods: isFree ? [] : quoted.map(({ method, fee }) => ({ name: method, fee })),
  };
}

/** None where the site has no quotes, or is silent: then the listing's own word stands. */
async function quoteOf(
  { marketplaces, log }: SearchDeps,
  site: string,
  code: string,
  toPrefecture: number,
): Promise<readonly DomesticFee[]> {
  const { domesticShipping } = marketplaces.read(site);
  if (!domesticShipping) return [];
  try {
    return await domesticShipping.listFees({ code, toPrefecture }, { timeoutMs: DEADLINE_MS });
  } catch (failure) {
    if (!(failure instanceof Outage)) throw failure;
    log.warn(
      { site, kind: failure.kind, missing: failure.missing },
      'a site did not tell what delivery costs',
    );
    return [];
  }
}
