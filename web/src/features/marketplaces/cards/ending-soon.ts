import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { searchCatalogWholeEndpoint } from '@hako/contract/search/search';

type Answer = EndpointReply<typeof searchCatalogWholeEndpoint>;

/** Listings in a row: two lines of five on wide screens. */
export const SHELF_SIZE = 10;

/** Looking, deciding and bidding takes a person about this long, in milliseconds; what ends sooner only teases. */
const REACH_MS = 3 * 60_000;

/** Asks for more than is shown, because the first ones end while one reads. */
export const endingSoonQuery = (site: string) => ({
  sites: site,
  kind: 'auction' as const,
  sort: 'ending-soon' as const,
  size: 4 * SHELF_SIZE,
});

/** Leaves what a person can still win; the first ones as they are where that would leave a gap. */
export async function withinReach(
  answer: Promise<Answer | null>,
  nowMs = Date.now(),
): Promise<Answer | null> {
  const settled = await answer;
  if (settled === null) return null;
  return {
    ...settled,
    groups: settled.groups.map((group) =>
      group.type === 'results' ? { ...group, cards: reachable(group.cards, nowMs) } : group,
    ),
  };
}

function reachable<C extends { readonly ends_at: string | null }>(
  cards: readonly C[],
  nowMs: number,
): C[] {
  const left = cards.filter(
    ({ ends_at }) => ends_at !== null && Date.parse(ends_at) - nowMs > REACH_MS,
  );
  return (left.length >= SHELF_SIZE / 2 ? left : cards).slice(0, SHELF_SIZE);
}
