import { timeInVietnam } from '../../../../kernel/vietnam-day.ts';
import { LIMITS } from '@hako/contract/kit/limits';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type { CatalogWarning } from '@hako/contract/search/catalog-item';
import type { Static } from 'typebox';
import type { Listing } from '../../../marketplaces/index.ts';
import type { Fact } from './item-facts.ts';
import type { Card } from '../card.ts';

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
  const { warnings: say } = SEARCH_MESSAGES;
  const { seller, auction, shipping } = listing;
  const all: (Warning | undefined)[] = [
    ...card.flags.map(
      (flag): Warning => ({
        code: flag.code,
        level: flag.rule === 'block' ? 'block' : 'warn',
        message: flag.reason,
      }),
    ),
    isStale
      ? {
          code: 'stale',
          level: 'warn',
          message: filled(say.stale, { time: timeInVietnam(listing.readAt) }),
        }
      : undefined,
    listing.status !== 'open'
      ? { code: 'no-longer-open', level: 'info', message: say.noLongerOpen }
      : undefined,
    listing.price.current === undefined
      ? { code: 'no-price', level: 'block', message: say.noPrice }
      : undefined,
    card.is_seller_doubtful
      ? {
          code: 'seller-reputation',
          level: 'warn',
          message: filled(say.sellerReputation, {
            percent: String(seller.ratingPercent ?? 0).replace('.', ','),
            threshold: LIMITS.reputationThresholdPercent,
          }),
        }
      : undefined,
    ...facts.map((fact): Warning | undefined =>
      MUST_BE_SEEN.has(fact.code)
        ? { code: fact.code, level: 'warn', message: fact.message }
        : undefined,
    ),
    seller.ratingPercent === undefined && !seller.isStore
      ? { code: 'seller-unknown', level: 'info', message: say.sellerUnknown }
      : undefined,
    shipping.payer !== 'seller' && shipping.fee === undefined
      ? { code: 'shipping-unknown', level: 'info', message: say.shippingUnknown }
      : undefined,
    auction?.isEarlyClosing
      ? { code: 'early-closing', level: 'info', message: say.earlyClosing }
      : undefined,
    auction && auction.restrictions.length > 0
      ? { code: 'bidder-restricted', level: 'info', message: say.bidderRestricted }
      : undefined,
  ];
  const gravity = { block: 0, warn: 1, info: 2 } as const;
  return all
    .filter((warning) => warning !== undefined)
    .sort((a, b) => gravity[a.level] - gravity[b.level]);
}

const filled = (sentence: string, facts: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in facts ? String(facts[name]) : whole,
  );
