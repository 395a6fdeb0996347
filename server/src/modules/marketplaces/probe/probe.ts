import { Outage } from '../../../kernel/outage.ts';
import type { Marketplace } from '../marketplace.ts';

/** One line of what the probe tells. */
export type Print = (line: string) => void;

interface Wanted {
  readonly keyword: string;
  /** Ours there, for lists that the site shows only to members. */
  readonly account: string | undefined;
  readonly print: Print;
}

interface Probed {
  readonly calls: number;
  readonly failed: number;
}

const TOKYO = 13;
const LONGEST = 160;

/** Makes one of each reading call of a marketplace and prints field by field what it understood. Writes nothing there. */
export async function probe(
  marketplace: Marketplace,
  { keyword, account, print }: Wanted,
): Promise<Probed> {
  let calls = 0;
  let failed = 0;
  async function ask<Answer>(name: string, work: () => Promise<Answer>) {
    calls += 1;
    const beganMs = performance.now();
    try {
      const answer = await work();
      print(`\n== ${name}: ${Math.round(performance.now() - beganMs)} ms`);
      printFields(answer, print);
      return answer;
    } catch (failure) {
      failed += 1;
      const told = failure instanceof Error ? failure.message : String(failure);
      const missing = failure instanceof Outage && failure.missing ? `, at ${failure.missing}` : '';
      print(`\n== ${name}: FAILED${missing}: ${told}`);
      return undefined;
    }
  }
  const { sellers, categories, related, rankings, deals, suggestions, brands } = marketplace;
  const page = await ask(`search "${keyword}"`, () => marketplace.search({ keyword, size: 20 }));
  const card = page?.listings[0];
  if (card) {
    const { code } = card;
    await ask(`item ${code}`, () => marketplace.findListing(code));
    if (related) await ask(`related to ${code}`, () => related.listRelated(code));
    if (marketplace.wishes) await ask('wishes', async () => marketplace.wishes?.readWishes(code));
    const shipping = marketplace.domesticShipping;
    if (shipping)
      await ask('delivery to Tokyo', () => shipping.listFees({ code, toPrefecture: TOKYO }));
    if (sellers) await ask(`seller ${card.seller.id}`, () => sellers.findSeller(card.seller.id));
    if (sellers)
      await ask('goods of the seller', () => sellers.listListings(card.seller.id, { size: 20 }));
  }
  const lot = page?.listings.find(({ auction }) => auction);
  const { auctions } = marketplace;
  if (lot && auctions) {
    await ask(`time left of ${lot.code}`, () => auctions.readTimeLeft(lot.code));
    await ask(`bids on ${lot.code}`, () =>
      auctions.listBids(lot.code, { ...(account && { account }) }),
    );
  }
  await ask('sold goods', () => marketplace.search({ keyword, status: 'sold', size: 20 }));
  if (categories) await ask('categories', () => categories.readBranch(undefined));
  if (rankings) await ask('ranking', () => rankings.listRanking({}));
  if (deals) await ask('deals', () => deals.listDeals({}));
  if (suggestions) await ask('suggestions', () => suggestions.suggestKeywords(keyword));
  if (brands) await ask('brands', () => brands.listBrands({ keyword }));
  print(`\n${calls} calls, ${failed} failed.`);
  return { calls, failed };
}

/** Each field with its path; of a list its length and its first member. */
function printFields(value: unknown, print: Print, path = ''): void {
  if (Array.isArray(value)) {
    print(`  ${path || '(list)'}: ${value.length} rows`);
    if (value.length > 0) printFields(value[0], print, `${path}[0]`);
    return;
  }
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const [key, one] of Object.entries(value))
      printFields(one, print, path ? `${path}.${key}` : key);
    return;
  }
  const told = value instanceof Date ? value.toISOString() : (JSON.stringify(value) ?? 'not told');
  print(`  ${path || '(answer)'}: ${told.slice(0, LONGEST)}`);
}
