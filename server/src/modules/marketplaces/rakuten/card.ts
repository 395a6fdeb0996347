import { yen } from '../../../kernel/money.ts';
import type {
  Listing,
  ListingCard,
  ListingCategory,
  ListingSeller,
  ListingStatus,
} from '../listing.ts';
import { htmlOfText } from '../reading/sanitise.ts';
import { broken } from '../reading/shape.ts';
import { conditionOf, janOf } from './facts.ts';
import { priceOf } from './price.ts';
import { ITEM_CODE, type RakutenItem, SOURCE, type Tag } from './shapes.ts';

/** What the site tells elsewhere about a genre: from its root down to it; the id alone while that was not read. */
export type PathOfGenre = (genreId: string) => readonly ListingCategory[];

/** One item of a search or of the ranking in our words. `at` names it in an outage. */
export function cardOfItem(
  item: RakutenItem,
  at: string,
  readAt: Date,
  pathOfGenre: PathOfGenre,
): ListingCard {
  const shop = ITEM_CODE.exec(item.itemCode)?.[1];
  if (shop !== item.shopCode)
    throw broken(SOURCE, `${at}shopCode`, `${item.itemCode} is not of ${item.shopCode}`);
  const caption = item.itemCaption ?? '';
  return {
    site: 'rakuten',
    code: item.itemCode,
    url: secure(item.itemUrl),
    title: item.itemName,
    pictures: item.mediumImageUrls.map(wholePicture),
    price: priceOf(item, at),
    condition: conditionOf(item.itemName),
    categoryPath: item.genreId === undefined ? [] : pathOfGenre(String(item.genreId)),
    brand: undefined,
    seller: sellerOf(item),
    // 0 means that the price contains the delivery. How much it costs otherwise is not told by the service.
    shipping: item.postageFlag === 0 ? FREE : PAID,
    auction: undefined,
    status: statusOf(item, readAt),
    endsAt: momentOf(item.endTime),
    isShopItem: true,
    shop: {
      review:
        item.reviewCount > 0
          ? { average: Number(item.reviewAverage), count: item.reviewCount }
          : undefined,
      listPrice: undefined,
      catchcopy: item.catchcopy || undefined,
      pointPercent: item.pointRate,
      isOwn: undefined,
      availability:
        item.asurakuFlag === 1 ? `あす楽 ${item.asurakuClosingTime ?? ''}`.trim() : undefined,
    },
    jan: janOf(`${item.itemName} ${caption}`),
    readAt,
  };
}

/** The same item as its page shows it; tags are told by another call and may be missing. */
export function listingOfItem(
  item: RakutenItem,
  readAt: Date,
  pathOfGenre: PathOfGenre,
  tags: readonly Tag[],
): Listing {
  const caption = item.itemCaption ?? '';
  const card = cardOfItem(item, 'Items.0.', readAt, pathOfGenre);
  return {
    ...card,
    quantity: 1,
    descriptionHtml: htmlOfText(caption),
    descriptionText: caption,
    dispatch: card.shop?.availability,
    checksum: undefined,
    variants: [],
    isOfferable: false,
    likeCount: undefined,
    updatedAt: undefined,
    attributes: tags.map(({ group, name }) => ({ name: group, value: name })),
  };
}

const FREE = {
  payer: 'seller',
  fee: yen(0),
  isFeeLowest: false,
  fromPrefecture: undefined,
} as const;
const PAID = {
  payer: 'buyer',
  fee: undefined,
  isFeeLowest: false,
  fromPrefecture: undefined,
} as const;

const sellerOf = ({
  shopCode,
  shopName,
}: Pick<RakutenItem, 'shopCode' | 'shopName'>): ListingSeller => ({
  id: shopCode,
  name: shopName,
  ratingPercent: undefined,
  goodCount: undefined,
  badCount: undefined,
  isStore: true,
});

/** Rakuten's own shop of electronic books: nothing of it can be sent, so nothing of it is ever open to our customers. */
const SHOP_OF_FILES = 'rakutenkobo-ebooks';

function statusOf({ availability, endTime, shopCode }: RakutenItem, readAt: Date): ListingStatus {
  if (availability === 0) return 'sold';
  if (shopCode === SHOP_OF_FILES) return 'ended';
  const endsAt = momentOf(endTime);
  return endsAt !== undefined && endsAt < readAt ? 'ended' : 'open';
}

/** `2026-06-01 10:00` on Japanese clocks; the shape has been checked. */
function momentOf(written: string | undefined): Date | undefined {
  if (!written) return undefined;
  const [day, time = ''] = written.split(' ');
  return new Date(`${day}T${time.length === 5 ? `${time}:00` : time}+09:00`);
}

/** The picture as large as the shop gave it: without the size that the thumbnail server was asked for. */
const wholePicture = (address: string): string => secure(address.replace(/\?_ex=\d+x\d+$/, ''));

/** Addresses of 2017 were without encryption. */
const secure = (address: string): string =>
  address.replace(/^http:(?=\/\/[\w.-]+\.rakuten\.co\.jp\/)/, 'https:');
