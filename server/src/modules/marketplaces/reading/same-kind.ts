import { Outage } from '../../../kernel/outage.ts';
import type { Listing } from '../listing.ts';

/**
 * Refuses a reading that calls goods at a fixed price what was an auction before its end, or the other
 * way round. Some sites tell an auction by a key that others lack: an answer that lost the key would
 * sell a current bid as the price. Outage `broken`; it ends with the end that was read before.
 */
export function expectSameKind(
  earlier: Pick<Listing, 'auction' | 'endsAt' | 'status'> | undefined,
  now: Pick<Listing, 'auction' | 'site' | 'code' | 'readAt'>,
): void {
  if (earlier?.status !== 'open') return;
  const runsUntil = earlier.auction?.endsAt ?? earlier.endsAt;
  if (!runsUntil || runsUntil <= now.readAt) return;
  if (Boolean(earlier.auction) === Boolean(now.auction)) return;
  const was = earlier.auction ? 'an auction' : 'a fixed price';
  throw new Outage(now.site, 'broken', `${now.code} was ${was} and is another kind now`, 'auction');
}
