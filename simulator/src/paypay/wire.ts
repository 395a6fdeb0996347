import { plainLines } from '../catalogue/descriptions.ts';
import { chanceOf, uuidOf } from '../world/chance.ts';
import { isoJst, unixSeconds } from '../world/jst.ts';
import { pathOfKind } from './categories.ts';
import type { FleaHit } from './market.ts';
import { CONDITIONS, LOCATIONS, METHODS, SCHEDULES } from './names.ts';
import type { FleaWish } from './search.ts';
import { type FleaUser, goodRatio } from './users.ts';

export type Picture = (kind: string, id: string, view: number) => string;

const conditionOf = (condition: number) => CONDITIONS[condition - 1] ?? CONDITIONS[2];
const productCategoryOf = (id: number) => id + 50_000;
const tagsOf = ({ draft: d }: FleaHit['item']) =>
  [d.kind.word, d.maker.ja].slice(0, 1 + (d.condition % 2));
const etcOf = ({ item, state }: FleaHit, asked: string) =>
  `uuid=${uuidOf('flea-log', asked)},p=${state.price},etm=${unixSeconds(state.endsAt)},stm=${unixSeconds(item.openedAt)},vsc=${chanceOf('vsc', item.id).next()},pv=${item.likes * 3}`;

/** One hit of the search. A seller without ratings is only an id. */
function searchItem(hit: FleaHit, asked: string, picture: Picture) {
  const { item, state } = hit;
  const path = pathOfKind(item.draft.kind.key);
  const leaf = path.at(-1);
  const hasCatalogue = item.n % 2 === 0 && item.type === 'sparkle';
  return {
    id: item.id,
    title: state.title,
    price: state.price,
    likeCount: item.likes,
    openTime: isoJst(item.openedAt),
    endTime: isoJst(state.endsAt),
    thumbnailImageUrl: picture(item.draft.kind.picture, item.id, 1),
    imageCount: item.draft.pictureCount,
    category: {
      id: leaf?.id ?? 0,
      name: leaf?.name ?? '',
      path,
      productCategoryId: productCategoryOf(leaf?.id ?? 0),
    },
    ...(item.n % 4 === 3
      ? {}
      : { brand: { id: item.draft.maker.yahooId, name: item.draft.maker.en } }),
    sellerId: item.seller.id,
    itemStatus: state.status,
    isPriceDown: state.isPriceDown,
    hashtag: tagsOf(item),
    ...(hasCatalogue
      ? { catalogId: chanceOf('catalogue', item.draft.model).text(10, '0123456789abcdef') }
      : {}),
    log: { etc: etcOf(hit, asked) },
    seller:
      item.seller.index < 0
        ? { id: item.seller.id }
        : { id: item.seller.id, goodRatio: goodRatio(item.seller), numRating: item.seller.total },
    condition: conditionOf(item.draft.condition).key,
    isFirstSubmit: false,
    isSparkleSubmit: item.type === 'sparkle',
    isTargetCountDownCampaign: false,
    isImageLarge: item.draft.pictureCount > 4,
  };
}

export function searchResult(
  found: { all: FleaHit[]; page: FleaHit[] },
  wish: FleaWish,
  picture: Picture,
) {
  const items = found.page.map((hit) => searchItem(hit, wish.query, picture));
  return {
    totalResultsAvailable: found.all.length,
    totalResultsReturned: items.length,
    offset: wish.offset,
    items,
    requestMetadata: { query: wish.query, categories: [], brands: [] },
    metadata: {
      recommend: {},
      searchCondition: { alreadySaved: false, disableSave: false },
      specFilter: '',
      qcs: { filteredByQcs: false, targetForQcs: false },
    },
    modules: {
      catalogs: [...new Set(items.flatMap(({ catalogId }) => catalogId ?? []))].map((id) => ({
        id,
      })),
    },
  };
}

/** The item as its page and the detail call tell it. */
export function itemDetail({ item, state }: FleaHit, picture: Picture) {
  const { draft: d, seller } = item;
  const [, ...path] = pathOfKind(d.kind.key);
  const leaf = path.at(-1);
  const brand = {
    id: d.maker.yahooId,
    name: d.maker.ja,
    nameKana: d.maker.ja,
    nameEnglish: d.maker.en,
  };
  const urls = Array.from({ length: d.pictureCount }, (_, i) =>
    picture(d.kind.picture, item.id, i + 1),
  );
  return {
    isFirstPurchase: false,
    imp: 0,
    id: item.id,
    title: state.title,
    description:
      item.description ??
      `${plainLines(d, item.id).join('\n')}${d.isHostile ? '\n<script>alert("xss")</script><img src=x onerror=alert(1)>' : ''}`,
    images: urls.map((url) => ({ url, width: -1, height: -1 })),
    pvCount: item.likes * 3,
    likeCount: item.likes,
    discountCount: 0,
    questionCount: 0,
    price: state.price,
    noPriceItem: item.isNoPrice,
    createDate: isoJst(item.openedAt),
    openDate: isoJst(item.openedAt),
    updateDate: isoJst(state.updatedAt),
    categoryList: path,
    ...(item.n % 4 === 3 ? {} : { brand, brandList: [brand] }),
    deliveryMethod: { ...(METHODS[item.n % METHODS.length] ?? METHODS[0]) },
    deliverySchedule: { ...(SCHEDULES[item.n % SCHEDULES.length] ?? SCHEDULES[0]) },
    location: LOCATIONS[d.prefecture - 1] ?? 'TOKYO',
    isLiked: false,
    condition: { ...conditionOf(d.condition) },
    status: state.status,
    isPurchased: false,
    productCategory: { id: productCategoryOf(leaf?.id ?? 0), name: leaf?.name ?? '' },
    type: item.type,
    isFreeShipFeeCampaign: false,
    media: urls.map((url) => ({ type: 'IMAGE', content: { url } })),
    hashtags: tagsOf(item),
    offerCount: 0,
    specs: [],
    isFirstSubmit: false,
    webPurchaseOnly: false,
    flatPriceFleama: { alreadyFlatPrice: false },
    isInspecting: false,
    passto: { isAvailable: false },
    copy: { isCopyable: false },
    isQuestionExpired: false,
    bulk: { isRequestable: false, isNotRequestYet: true },
    seller: {
      myself: false,
      deleted: false,
      ...profileOf(seller, picture),
      relation: { alreadyFollowed: false },
      isKycCompleted: true,
      shipBadgeLevel: 'RELIEF',
      isTrusted: false,
    },
  };
}

const profileOf = (user: FleaUser, picture: Picture) => ({
  id: user.id,
  nickname: user.nickname,
  rating: { total: user.total, goodRatio: goodRatio(user) },
  image: { url: picture('figure', `u${user.id}`, 1), width: -1, height: -1 },
  isGold: user.total > 200,
  tradingRecord: {
    displayLabel: user.total > 99 ? '取引実績99+' : `取引実績${user.total}`,
    logValue: Math.min(6, Math.floor(user.total / 20)),
  },
});

/** `/api/v1/users/{id}`, as documented. */
export const userDetail = (user: FleaUser, picture: Picture) => {
  const { id, nickname, rating, image, isGold, tradingRecord } = profileOf(user, picture);
  return {
    id,
    nickname,
    deleted: false,
    rating,
    image: { url: image.url },
    isGold,
    tradingRecord: { displayLabel: tradingRecord.displayLabel },
  };
};

/** One of the goods beside an item. What the seller names no price for is written as 0 and not logged. */
export function recommendedItem(hit: FleaHit, beside: string, rank: number, picture: Picture) {
  const { item, state } = hit;
  const score = 1 - rank / 1000;
  const etc = etcOf(hit, beside);
  return {
    log: {
      rcconid: item.id,
      rcsrc: 'a2005',
      itmcnd: 0,
      rctype: 'vector',
      rcs: 'z',
      rcbucket: 'ns_pcf',
      rcfriid: 'z',
      rcmid: 'z_item_w2',
      rcsm: score,
      rcsrvid: beside,
      etc: item.isNoPrice
        ? etc.replace(/,p=\d+/, '')
        : state.status === 'SOLD'
          ? etc.replace(/(,p=\d+)/, '$1,b=1,br=1,s=1')
          : etc,
      catid: String(productCategoryOf(pathOfKind(item.draft.kind.key).at(-1)?.id ?? 0)),
    },
    matchingScore: score,
    itemId: item.id,
    title: state.title,
    price: state.price,
    image: { url: picture(item.draft.kind.picture, item.id, 1), width: 392, height: 392 },
    genreCategoryIds: pathOfKind(item.draft.kind.key).map(({ id }) => id),
    likeCount: item.likes,
    seller: { id: item.seller.id },
    isTargetCountDownCampaign: false,
    ...(state.status === 'SOLD' ? { sellStatus: 'SOLD' } : {}),
  };
}
