import { timeInVietnam } from '../../../../kernel/vietnam-day.ts';
import { LIMITS } from '@hako/contract/kit/limits';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type { CatalogWarning } from '@hako/contract/search/catalog/item';
import type { Static } from 'typebox';
import type { Listing } from '../../../marketplaces/index.ts';
import type { Fact } from './item-facts.ts';
import type { Card } from '../card.ts';

const { warnings: say } = SEARCH_MESSAGES;

export type Warning = Static<typeof CatalogWarning>;

/** Facts that nobody may overlook: they stand among the warnings, too. */
const MUST_BE_SEEN = new Set([
  'junk',
  'adult-only',
  'only-to-shop',
  'pickup-only',
  'no-forwarders',
  'seller-few-ratings',
]);

/** What must not be overlooked before buying, the gravest first. */
export function warningsOf(
  listing: Listing,
  card: Pick<Card, 'flags' | 'is_seller_doubtful'>,
  facts: readonly Fact[],
  isStale: boolean,
): Warning[] {
  const gravity = { block: 0, warn: 1, info: 2 } as const;
  return [
    ...card.flags.map(
      (flag): Warning => ({
        code: flag.code,
        level: flag.rule === 'block' ? 'block' : 'warn',
        message: flag.reason,
      }),
    ),
    ...standingWarnings(listing, isStale),
    ...(card.is_seller_doubtful ? [doubtfulSeller(listing)] : []),
    ...facts
      .filter(({ code }) => MUST_BE_SEEN.has(code))
      .map(({ code, message }): Warning => ({ code, level: 'warn', message })),
    ...smallPrint(listing),
  ].sort((a, b) => gravity[a.level] - gravity[b.level]);
}

/** Whether it is still as it is shown, and whether it can be bought at all. */
function standingWarnings({ readAt, status, price }: Listing, isStale: boolean): Warning[] {
  const warnings: Warning[] = [];
  if (isStale) {
    const message = filled(say.stale, { time: timeInVietnam(readAt) });
    warnings.push({ code: 'stale', level: 'warn', message });
  }
  if (status !== 'open')
    warnings.push({ code: 'no-longer-open', level: 'info', message: say.noLongerOpen });
  if (price.current === undefined)
    warnings.push({ code: 'no-price', level: 'block', message: say.noPrice });
  return warnings;
}

const doubtfulSeller = ({ seller }: Listing): Warning => ({
  code: 'seller-reputation',
  level: 'warn',
  message: filled(say.sellerReputation, {
    percent: String(seller.ratingPercent ?? 0).replace('.', ','),
    threshold: LIMITS.reputationThresholdPercent,
  }),
});

/** What is good to know about the seller, the delivery and the auction. */
function smallPrint({ seller, shipping, auction }: Listing): Warning[] {
  const info = (code: Warning['code'], message: string): Warning => ({
    code,
    level: 'info',
    message,
  });
  const warnings: Warning[] = [];
  if (seller.ratingPercent === undefined && !seller.isStore)
    warnings.push(info('seller-unknown', say.sellerUnknown));
  if (shipping.payer !== 'seller' && shipping.fee === undefined)
    warnings.push(info('shipping-unknown', say.shippingUnknown));
  if (auction?.isEarlyClosing) warnings.push(info('early-closing', say.earlyClosing));
  if (auction && auction.restrictions.length > 0)
    warnings.push(info('bidder-restricted', say.bidderRestricted));
  return warnings;
}

const filled = (sentence: string, facts: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in facts ? String(facts[name]) : whole,
  );
