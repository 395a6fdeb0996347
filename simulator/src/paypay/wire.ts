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
/** The site counts its categories of products from 50,000. */
export const productCategoryOf = (id: number) => id + 50_000;
const tagsOf = ({ draft: d }: FleaHit['item']) =>
  [d.kind.word, d.maker.ja].slice(0, 1 + (d.condition % 2));
/** The ranking log of a hit. */
export const etcOf = ({ item, state }: FleaHit, asked: string) =>
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
  const { draft: d } = item;
  return {
    ...UNUSED,
    id: item.id,
    title: state.title,
    description:
      item.description ??
      `${plainLines(d, item.id).join('\n')}${d.isHostile ? '\n<script>alert("xss")</script><img src=x onerror=alert(1)>' : ''}`,
    ...picturesOf(item, picture),
    pvCount: item.likes * 3,
    likeCount: item.likes,
    price: state.price,
    noPriceItem: item.isNoPrice,
    createDate: isoJst(item.openedAt),
    openDate: isoJst(item.openedAt),
    updateDate: isoJst(state.updatedAt),
    ...kindOf(item),
    deliveryMethod: { ...(METHODS[item.n % METHODS.length] ?? METHODS[0]) },
    deliverySchedule: { ...(SCHEDULES[item.n % SCHEDULES.length] ?? SCHEDULES[0]) },
    location: LOCATIONS[d.prefecture - 1] ?? 'TOKYO',
    condition: { ...conditionOf(d.condition) },
    status: state.status,
    type: item.type,
    hashtags: tagsOf(item),
    seller: {
      myself: false,
      deleted: false,
      ...profileOf(item.seller, picture),
      relation: { alreadyFollowed: false },
      isKycCompleted: true,
      shipBadgeLevel: 'RELIEF',
      isTrusted: false,
    },
  };
}

/** What the site tells of every item, and what is always the same in this world. */
const UNUSED = {
  isFirstPurchase: false,
  imp: 0,
  discountCount: 0,
  questionCount: 0,
  isLiked: false,
  isPurchased: false,
  isFreeShipFeeCampaign: false,
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
} as const;

function picturesOf({ id, draft: d }: FleaHit['item'], picture: Picture) {
  const urls = Array.from({ length: d.pictureCount }, (_, i) => picture(d.kind.picture, id, i + 1));
  return {
    images: urls.map((url) => ({ url, width: -1, height: -1 })),
    media: urls.map((url) => ({ type: 'IMAGE', content: { url } })),
  };
}

/** Its categories below the root, and its brand, which not every seller names. */
function kindOf({ n, draft: { kind, maker } }: FleaHit['item']) {
  const [, ...path] = pathOfKind(kind.key);
  const leaf = path.at(-1);
  const brand = {
    id: maker.yahooId,
    name: maker.ja,
    nameKana: maker.ja,
    nameEnglish: maker.en,
  };
  return {
    categoryList: path,
    productCategory: { id: productCategoryOf(leaf?.id ?? 0), name: leaf?.name ?? '' },
    ...(n % 4 === 3 ? {} : { brand, brandList: [brand] }),
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
