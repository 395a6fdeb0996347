import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../../simulator/src/start.ts';
import { readSellerPage } from './seller-page.ts';
import { readSearchPage } from './search-page.ts';

let simulator: Simulator;
let html = '';
const NOW = new Date();
const OPENING = /<script id="__NEXT_DATA__"[^>]*>/;

beforeAll(async () => {
  simulator = await startSimulator();
  const base = `${simulator.url}/yahoo-auctions`;
  const counts = new Map<string, number>();
  for (const { listing, closedAt } of simulator.world.house.all())
    if (closedAt === null)
      counts.set(listing.seller.aucUserId, (counts.get(listing.seller.aucUserId) ?? 0) + 1);
  const [largest] = [...counts].toSorted(([, a], [, b]) => b - a);
  html = await (await fetch(`${base}/seller/${largest?.[0]}?b=1&n=50`)).text();
});
afterAll(() => simulator.stop());

/** The page with its state changed by hand. */
function withState(change: (listing: Record<string, unknown>) => void): string {
  const opening = OPENING.exec(html);
  const from = (opening?.index ?? 0) + (opening?.[0].length ?? 0);
  const to = html.indexOf('</script>', from);
  const state = JSON.parse(html.slice(from, to));
  change(state.props.pageProps.initialState.search.items.listing);
  return html.slice(0, from) + JSON.stringify(state) + html.slice(to);
}
const withoutState = () => html.replace(OPENING, '<script>');
const readWith = (page: string) => readSellerPage(page, {}, NOW);

describe('the page of a seller', () => {
  it('is read from its state: conditions, starts and prefectures that its products do not show', async () => {
    const { listings, total } = await readWith(html);
    expect(listings.length).toBeGreaterThan(1);
    expect(total).toBeGreaterThanOrEqual(listings.length);
    expect(listings.every(({ condition }) => condition !== 'unknown')).toBe(true);
    expect(listings.every(({ shipping }) => shipping.fromPrefecture !== undefined)).toBe(true);
  });

  it('is read from its products when the state is missing or unreadable, at the same prices', async () => {
    const first = await readWith(html);
    for (const page of [withoutState(), withState((listing) => delete listing['items'])]) {
      const second = await readWith(page);
      expect(second.listings.map(({ code, price }) => [code, price.current])).toEqual(
        first.listings.map(({ code, price }) => [code, price.current]),
      );
      expect(second.listings.every(({ shipping }) => shipping.fromPrefecture === undefined)).toBe(
        true,
      );
    }
  });

  it('needs nothing beside rows and their number', async () => {
    const bare = withState((listing) => {
      for (const key of Object.keys(listing))
        if (key !== 'items' && key !== 'totalResultsAvailable') delete listing[key];
    });
    const { listings, total } = await readWith(html);
    expect(await readWith(bare)).toMatchObject({ listings, total });
  });

  it('says that nothing is there only when the state says so', async () => {
    const empty = withState((listing) => {
      listing['items'] = [];
      listing['totalResultsAvailable'] = 0;
    });
    expect(await readWith(empty)).toMatchObject({ listings: [], total: 0, hasMore: false });
    await expect(readWith('<html></html>')).rejects.toThrow('__NEXT_DATA__');
  });
});

describe('products of a page', () => {
  it('are unused where the page says so, and of unknown condition elsewhere', async () => {
    const byState = new Map(
      (await readWith(html)).listings.map(({ code, condition }) => [code, condition]),
    );
    const { listings } = readSearchPage(html, NOW);
    expect(listings.some(({ condition }) => condition === 'new')).toBe(true);
    for (const { code, condition } of listings)
      expect(condition).toBe(byState.get(code) === 'new' ? 'new' : 'unknown');
  });
});
