/** The interface answers only what is asked for, by name. */
export const CARD_RESOURCES: readonly string[] = [
  'images.primary.large',
  'itemInfo.title',
  'itemInfo.byLineInfo',
  'itemInfo.externalIds',
  'browseNodeInfo.browseNodes',
  'browseNodeInfo.browseNodes.ancestor',
  'customerReviews.count',
  'customerReviews.starRating',
  'offersV2.listings.availability',
  'offersV2.listings.condition',
  'offersV2.listings.dealDetails',
  'offersV2.listings.isBuyBoxWinner',
  'offersV2.listings.loyaltyPoints',
  'offersV2.listings.merchantInfo',
  'offersV2.listings.price',
  'parentASIN',
];

export const ITEM_RESOURCES: readonly string[] = [
  ...CARD_RESOURCES,
  'images.variants.large',
  'itemInfo.contentInfo',
  'itemInfo.features',
  'itemInfo.manufactureInfo',
  'itemInfo.productInfo',
];

export const FAMILY_RESOURCES: readonly string[] = [
  'itemInfo.title',
  'offersV2.listings.availability',
  'offersV2.listings.condition',
  'offersV2.listings.isBuyBoxWinner',
  'offersV2.listings.merchantInfo',
  'offersV2.listings.price',
  'variationSummary.variationDimension',
];

export const NODE_RESOURCES: readonly string[] = ['browseNodes.ancestor', 'browseNodes.children'];
