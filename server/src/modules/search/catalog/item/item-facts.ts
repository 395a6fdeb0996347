import { LIMITS } from '@hako/contract/kit/limits';
import type { CatalogFact } from '@hako/contract/search/item-facts';
import { ITEM_FACT_MESSAGES } from '@hako/contract/search/item-fact-messages';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type { Static } from 'typebox';
import type { Listing } from '../../../marketplaces/index.ts';
import { type SellerCondition, sellerConditionsOf } from '../rules/seller-conditions.ts';

export type Fact = Static<typeof CatalogFact>;
type Topic = Fact['topic'];
type Level = Fact['level'];

const say = ITEM_FACT_MESSAGES;
/** A share of few ratings says little. */
const FEW_RATINGS = 10;

/** Facts that save people, by topic: of the goods, who may buy, tax, delivery in Japan, the seller and what they say, the auction. */
export function factsOf(listing: Listing): Fact[] {
  const said = sellerConditionsOf(listing.title, listing.descriptionText);
  return [
    ...conditionFacts(listing, said),
    ...(listing.isAdultOnly ? [fact('adult-only', 'age', 'caution', say.adultOnly)] : []),
    taxFact(listing),
    shippingFact(listing),
    ...sellerFacts(listing),
    ...(listing.isReturnable ? [fact('returnable', 'seller', 'good', say.returnable)] : []),
    ...said.flatMap((condition) =>
      condition === 'junk'
        ? []
        : [fact(condition, 'seller', LEVELS[condition], say.says[condition])],
    ),
    ...auctionFacts(listing),
  ];
}

const LEVELS: Readonly<Record<Exclude<SellerCondition, 'junk'>, Level>> = {
  'only-to-shop': 'caution',
  'pickup-only': 'caution',
  'no-forwarders': 'caution',
  'no-abroad': 'info',
  'no-returns': 'info',
  'new-bidders-unwanted': 'caution',
};

const fact = (
  code: string,
  topic: Topic,
  level: Level,
  message: string,
  amount?: number,
): Fact => ({
  code,
  topic,
  level,
  message,
  amount_jpy: amount ?? null,
});

function conditionFacts({ condition, title }: Listing, said: readonly SellerCondition[]): Fact[] {
  if (condition === 'junk' || (said.includes('junk') && condition !== 'new'))
    return [fact('junk', 'condition', 'caution', say.conditions.junk)];
  if (condition === 'new') return [fact('new-goods', 'condition', 'good', say.conditions.new)];
  if (condition === 'unknown' && !/中古/.test(title))
    return [fact('condition-unknown', 'condition', 'info', say.conditions.unknown)];
  const label =
    SEARCH_MESSAGES.conditions[condition === 'unknown' ? 'used' : condition].toLowerCase();
  return [fact('used-goods', 'condition', 'info', say.conditions.used.replace('{label}', label))];
}

function taxFact({ price: { tax, taxPercent } }: Listing): Fact {
  return fact(`tax-${tax}`, 'tax', 'info', say.tax[tax].replace('{percent}', String(taxPercent)));
}

function shippingFact({ shipping: { payer, fee, isFeeLowest } }: Listing): Fact {
  if (payer === 'seller')
    return fact('shipping-seller', 'shipping', 'good', say.shipping.seller, 0);
  if (fee !== undefined)
    return isFeeLowest
      ? fact('shipping-lowest', 'shipping', 'info', say.shipping.lowest, fee)
      : fact('shipping-buyer', 'shipping', 'info', say.shipping.buyer, fee);
  return payer === 'unknown'
    ? fact('shipping-unknown', 'shipping', 'info', say.shipping.unknown)
    : fact('shipping-later', 'shipping', 'caution', say.shipping.later);
}

function sellerFacts({ seller: { isStore, ratingPercent, goodCount, badCount } }: Listing): Fact[] {
  const count =
    goodCount === undefined && badCount === undefined
      ? undefined
      : (goodCount ?? 0) + (badCount ?? 0);
  const facts = isStore ? [fact('seller-store', 'seller', 'info', say.seller.store)] : [];
  // Without any rating, and under the threshold, there is a warning.
  if (ratingPercent === undefined || ratingPercent < LIMITS.reputationThresholdPercent)
    return facts;
  if (count !== undefined && count < FEW_RATINGS)
    return [
      ...facts,
      fact(
        'seller-few-ratings',
        'seller',
        'caution',
        say.seller.few.replace('{count}', String(count)),
      ),
    ];
  const trusted = (count === undefined ? say.seller.trusted : say.seller.trustedOf)
    .replace('{percent}', String(ratingPercent).replace('.', ','))
    .replace('{count}', String(count));
  return [...facts, fact('seller-trusted', 'seller', 'good', trusted)];
}

function auctionFacts({ auction, isOfferable }: Listing): Fact[] {
  const extension = auction?.isAutoExtension;
  return [
    ...(extension === undefined
      ? []
      : [
          fact(
            extension ? 'auto-extension' : 'no-extension',
            'auction',
            'info',
            extension ? say.auction.extension : say.auction.noExtension,
          ),
        ]),
    ...(isOfferable ? [fact('offerable', 'auction', 'good', say.offerable)] : []),
  ];
}
