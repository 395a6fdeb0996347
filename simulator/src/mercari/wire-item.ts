import { plainLines } from '../catalogue/descriptions.ts';
import { prefectureName } from '../catalogue/prefectures.ts';
import { chanceOf, uuidOf } from '../world/chance.ts';
import { plainJst, unixSeconds } from '../world/jst.ts';
import type { MercariUser } from '../catalogue/people.ts';
import type { Item } from './item.ts';
import type { State } from './market.ts';
import { conditions, durations, methodNamed, payerNamed } from './names.ts';
import { itemAuction } from './wire-auction.ts';
import { methodOf, type Wire } from './wire-search.ts';

const JST_GUIDE = {
  title: 'スマホ取引ガイド',
  url: 'https://www.mercari.com/jp/guide/smartphone/',
};

export const descriptionOf = (item: Item): string =>
  item.description ??
  `${plainLines(item.draft, item.id).join('\n')}${item.draft.isHostile ? '\n<script>alert("xss")</script><img src=x onerror=alert(1)>' : ''}`;

/** `data` of `items/get`: real numbers and lower-case words, the opposite of the search. The auction only when asked, at `now`. */
export function itemDetail(item: Item, state: State, wire: Wire, now: number | undefined) {
  const { draft: d } = item;
  const comments = commentsOf(item, wire);
  const condition = (conditions[d.condition - 1] ?? conditions[2]) as (typeof conditions)[number];
  return {
    id: item.id,
    seller: sellerOf(item.seller, wire),
    ...buyerOf(item, state),
    status: state.status,
    name: state.name,
    price: item.auction ? item.auction.highest : state.price,
    description: descriptionOf(item),
    ...picturesOf(item, wire),
    ...kindOf(item, condition),
    ...shippingOf(item),
    num_likes: item.likes,
    num_comments: comments.length,
    registered_prices_count: item.n % 7 === 0 ? 2 : 0,
    comments,
    updated: unixSeconds(state.updatedAt),
    created: unixSeconds(item.createdAt),
    pager_id: pagerId(item),
    checksum: state.checksum,
    is_offerable_v2: item.auction === null && !item.isNoPrice,
    meta_title: state.name,
    meta_subtitle: `${d.maker.ja}・${condition.name}`,
    ...UNUSED,
    ...(item.auction && now !== undefined
      ? { auction_info: itemAuction(item, item.auction, state, now) }
      : {}),
  };
}

/** What the site tells of every item, and what is always the same in this world. */
const UNUSED = {
  liked: false,
  is_dynamic_shipping_fee: false,
  application_attributes: {},
  is_shop_item: 'no',
  hash_tags: [],
  is_web_visible: true,
  is_offerable: false,
  is_organizational_user: false,
  organizational_user_status: '',
  is_stock_item: false,
  is_cancelable: true,
  shipped_by_worker: false,
  additional_services: [],
  has_additional_service: false,
  has_like_list: false,
  is_dismissed: false,
  is_degraded: false,
} as const;

const buyerOf = (item: Item, { buyerId, status }: State) =>
  buyerId === null
    ? { buyer: { region_code: '', link: JST_GUIDE } }
    : {
        buyer: { id: buyerId, name: '*', register_sms_confirmation: 'yes' },
        transaction_evidence: {
          id: 500_000_000 + (item.n % 99_999_999),
          status: status === 'sold_out' ? 'done' : 'wait_shipping',
        },
      };

function picturesOf({ id, draft: d }: Item, wire: Wire) {
  const photos = Array.from({ length: d.pictureCount }, (_, i) =>
    wire.picture(d.kind.picture, id, i + 1),
  );
  return {
    photos,
    photo_paths: photos.map((_, i) => `photos/${id}_${i + 1}.jpg`),
    photo_descriptions: photos.map(() => ''),
    thumbnails: photos.slice(0, 1),
    item_attributes: [
      attribute(
        'f7f186cc-a16e-474b-a7a9-ee179b5565c0',
        'photo_description',
        photos.map(() => ({ id: '', text: '' })),
      ),
      attribute('b6b9be89-648c-4af9-b3fe-1b77de4833d1', 'ブランド', [
        { id: uuidOf('brand', d.maker.mercariId), text: d.maker.ja },
      ]),
    ],
  };
}

const attribute = (id: string, text: string, values: readonly { id: string; text: string }[]) => ({
  id,
  text,
  values,
  deep_facet_filterable: false,
  show_on_ui: false,
});

function kindOf(item: Item, { id, name, subname }: (typeof conditions)[number]) {
  const { maker, kind } = item.draft;
  const category = categoryOf(item);
  return {
    item_category: category,
    item_category_ntiers: category,
    parent_categories_ntiers: kind.mercari
      .slice(0, -1)
      .map((node) => ({ id: node.id, name: node.name, display_order: 0 })),
    item_condition: { id, name, subname },
    item_brand: { id: maker.mercariId, name: maker.ja, sub_name: maker.en },
    colors: [],
  };
}

function shippingOf(item: Item) {
  const { prefecture } = item.draft;
  const method = methodOf(item.n, item.payer);
  return {
    shipping_payer: { ...payerNamed(item.payer) },
    shipping_method: { id: method, name: methodNamed(method), is_deprecated: 'no' },
    shipping_from_area: { id: prefecture, name: prefectureName(prefecture) },
    shipping_duration: { ...(durations[item.n % 3] ?? durations[0]) },
    shipping_class: {
      id: 0,
      fee: 0,
      icon_id: 0,
      pickup_fee: 0,
      shipping_fee: 0,
      total_fee: 0,
      is_pickup: false,
    },
    is_anonymous_shipping: method === 14 || method === 17,
  };
}

export function sellerOf(user: MercariUser, wire: Wire) {
  return {
    id: user.id,
    name: user.name,
    photo_url: wire.picture('figure', `u${user.id}`, 1),
    photo_thumbnail_url: wire.picture('figure', `u${user.id}`, 1),
    register_sms_confirmation: 'yes',
    register_sms_confirmation_at: plainJst(user.createdS * 1000),
    region_code: '',
    created: user.createdS,
    num_sell_items: user.sold,
    ratings: { good: user.good, normal: 0, bad: user.bad },
    num_ratings: user.good + user.bad,
    score: user.good,
    is_official: false,
    quick_shipper: user.index % 3 === 0,
    is_followable: true,
    is_blocked: false,
    is_inactive: false,
    star_rating_score: stars(user),
  };
}

export const stars = (user: MercariUser): number =>
  user.good + user.bad === 0 ? 0 : Math.round((user.good / (user.good + user.bad)) * 10) / 2;

/** Falls with age; the next page of a seller's goods begins below the last one. */
export const pagerId = (item: Item): number => 5_000_000_000 + item.n;

function categoryOf(item: Item) {
  const [root, parent, leaf] = [
    item.draft.kind.mercari[0],
    item.draft.kind.mercari.at(-2),
    item.draft.kind.mercari.at(-1),
  ];
  return {
    id: leaf?.id ?? 0,
    name: leaf?.name ?? '',
    display_order: 1,
    parent_category_id: parent?.id ?? 0,
    parent_category_name: parent?.name ?? '',
    root_category_id: root?.id ?? 0,
    root_category_name: root?.name ?? '',
    brand_group_id: 1,
  };
}

/** In a row of its seller's goods the category has no group of brands. */
export function rowCategoryOf(item: Item) {
  const { brand_group_id: _unused, ...rest } = categoryOf(item);
  return rest;
}

const ASKS = [
  'お値下げ可能でしょうか？',
  '即購入しても大丈夫ですか？',
  '動作に問題はありませんか？',
  'おまとめ購入は可能でしょうか？',
];

function commentsOf(item: Item, wire: Wire) {
  const c = chanceOf('comments', item.id);
  const count = item.n % 4 === 0 ? c.int(1, 3) : 0;
  const at = unixSeconds(item.createdAt);
  return Array.from({ length: count }, (_, i) => ({
    id: 10_000_000_000 + item.n * 10 + (count - i),
    message: `コメント失礼いたします。${c.pick(ASKS)}`,
    created: at + (count - i) * 1_800,
    user: {
      id: 800_000_000 + c.int(1, 9_999_999),
      name: `ゲスト${c.int(10, 99)}`,
      photo_url: wire.picture('figure', `g${i}`, 1),
      photo_thumbnail_url: wire.picture('figure', `g${i}`, 1),
      region_code: 'JP',
    },
  }));
}
