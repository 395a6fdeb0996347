import type { FastifyInstance } from 'fastify';
import { mercariUser, mercariUserIndex } from '../catalogue/people.ts';
import { prefectureName } from '../catalogue/prefectures.ts';
import { chanceOf } from '../world/chance.ts';
import { unixSeconds } from '../world/jst.ts';
import type { World } from '../world/world.ts';
import { legacyError } from './dpop.ts';
import { grpcError } from './routes-search.ts';
import { sellerAuction } from './wire-auction.ts';
import { itemDetail, pagerId, rowCategoryOf, sellerOf, stars } from './wire-item.ts';
import type { Wire } from './wire-search.ts';

type Query = Record<string, string | undefined>;
const NOT_FOUND = legacyError('RecordNotFoundException', '見つかりませんでした');

/** The legacy family: items, users, reviews; and what people wish to pay. */
export function itemRoutes(app: FastifyInstance, world: World, wire: Wire): void {
  const { market, seed } = world;

  app.get<{ Querystring: Query }>('/items/get', async (request, reply) => {
    const id = request.query['id'] ?? '';
    if (!/^m\d{10,11}$/.test(id))
      return reply.code(400).send(legacyError('InvalidArgument', '不正なパラメータです'));
    const item = market.find(id);
    if (!item) return reply.code(404).send(NOT_FOUND);
    return {
      result: 'OK',
      data: itemDetail(
        item,
        market.stateOf(item),
        wire,
        request.query['include_auction'] === 'true' ? market.now() : undefined,
      ),
      meta: {},
    };
  });

  app.get<{ Querystring: Query }>('/items/get_items', async (request, reply) => {
    const { seller_id = '', status = 'on_sale,trading,sold_out' } = request.query;
    const limit = Number(request.query['limit'] ?? 30);
    if (!Number.isInteger(limit) || limit < 1 || limit > 100)
      return reply.code(400).send(legacyError('InvalidRequest', '不正なリクエストです'));
    const top = Number(request.query['max_pager_id'] ?? Number.MAX_SAFE_INTEGER);
    const wanted = status.split(',');
    const withAuction = request.query['with_auction'] === 'true';
    const mine = [...market.shown()]
      .filter((item) => !item.shop && String(item.seller.id) === seller_id && pagerId(item) <= top)
      .map((item) => ({ item, state: market.stateOf(item) }))
      .filter(({ state }) => wanted.includes(state.status))
      .sort((a, b) => pagerId(b.item) - pagerId(a.item));
    return {
      result: 'OK',
      meta: { has_next: mine.length > limit },
      data: mine.slice(0, limit).map(({ item, state }) => ({
        id: item.id,
        seller: { id: item.seller.id, name: 'dont-use-this' },
        ...(state.buyerId === null ? {} : { buyer: { id: state.buyerId, name: 'dont-use-this' } }),
        status: state.status,
        name: state.name,
        price: item.auction ? item.auction.highest : state.price,
        ...(item.isNoPrice && { is_no_price: true }),
        thumbnails: [wire.picture(item.draft.kind.picture, item.id, 1)],
        root_category_id: item.draft.kind.mercari[0]?.id ?? 0,
        num_likes: item.likes,
        num_comments: 0,
        created: unixSeconds(item.createdAt),
        updated: unixSeconds(state.updatedAt),
        item_category: rowCategoryOf(item),
        shipping_from_area: {
          id: item.draft.prefecture,
          name: prefectureName(item.draft.prefecture),
        },
        pager_id: pagerId(item),
        ...(item.auction &&
          withAuction && { auction_info: sellerAuction(item.auction, market.now()) }),
        liked: false,
        item_pv: 0,
        ...(state.buyerId === null
          ? {}
          : {
              transaction_evidence: {
                status: state.status === 'sold_out' ? 'done' : 'wait_review',
              },
            }),
      })),
    };
  });

  app.get<{ Querystring: Query }>('/users/get_profile', async (request, reply) => {
    const index = mercariUserIndex(seed, Number(request.query['user_id']));
    if (index === undefined)
      return reply
        .code(404)
        .send(legacyError('UserNotFoundException', 'ユーザーが見つかりませんでした'));
    const user = mercariUser(seed, index);
    const isProfile = request.query['_user_format'] === 'profile';
    const {
      id,
      name,
      photo_url,
      photo_thumbnail_url,
      register_sms_confirmation,
      ratings,
      num_ratings,
      score,
    } = sellerOf(user, wire);
    return {
      result: 'OK',
      meta: {},
      data: {
        id,
        name,
        photo_url,
        photo_thumbnail_url,
        register_sms_confirmation,
        ratings,
        polarized_ratings: { good: ratings.good, bad: ratings.bad },
        num_ratings,
        star_rating_score: stars(user),
        is_followable: true,
        is_blocked: false,
        following_count: 0,
        follower_count: user.index % 50,
        kyc_type: '',
        score,
        created: isProfile ? user.createdS : 0,
        proper: true,
        email: '',
        phone_number: '',
        introduction: 'ご覧いただきありがとうございます。\r\n平日は発送が遅れることがあります。',
        iv_code: '',
        is_official: false,
        num_sell_items: isProfile ? user.sold : 0,
        num_ticket: 0,
        bounce_mail_flag: 'no',
        is_following: false,
        current_point: 0,
        current_sales: 0,
        is_organizational_user: false,
        organizational_user_status: '',
        tokushouhou_edit_url: '',
        tokushouhou_show_url: '',
        pp_edit_url: '',
        pp_show_url: '',
      },
    };
  });

  app.get<{ Querystring: Query }>('/reviews/history', async (request, reply) => {
    const index = mercariUserIndex(seed, Number(request.query['user_id']));
    if (index === undefined)
      return reply
        .code(404)
        .send(legacyError('UserNotFoundException', 'ユーザーが見つかりませんでした'));
    const user = mercariUser(seed, index);
    const total = user.good + user.bad;
    const limit = Math.min(Number(request.query['limit'] ?? 20) || 20, 100);
    const top = Math.min(Number(request.query['max_pager_id'] ?? total) || total, total);
    const fames = (request.query['fame'] ?? 'good,normal,bad').split(',');
    const rows: object[] = [];
    let next = top;
    for (; next >= 1 && rows.length < limit; next--) {
      const c = chanceOf('review', user.id, next);
      // The bad ones stand evenly among the good ones.
      const fame = user.bad > 0 && next % Math.ceil(total / user.bad) === 0 ? 'bad' : 'good';
      if (!fames.includes(fame)) continue;
      const from = mercariUser(seed, c.int(0, 499));
      rows.push({
        subject: 'seller',
        fame,
        message:
          fame === 'good'
            ? c.pick([
                '迅速な対応ありがとうございました。',
                'とても丁寧な梱包でした。',
                'また機会があればよろしくお願いします。',
              ])
            : '説明にない傷がありました。',
        user: { id: from.id, name: from.name, photo_url: wire.picture('figure', `u${from.id}`, 1) },
        created: user.createdS + next * 90_000,
        pager_id: next,
      });
    }
    const { ratings, num_ratings, score, star_rating_score } = sellerOf(user, wire);
    return {
      result: 'OK',
      data: rows,
      meta: {
        score,
        ratings,
        num_ratings,
        star_rating_score,
        has_next: next >= 1,
        requested: limit,
      },
    };
  });

  app.get<{ Params: { id: string } }>(
    '/v2/desiredPriceItems/:id/desiredPriceInfo',
    async (request, reply) => {
      const item = market.find(request.params.id);
      if (!item) return grpcError(reply, 404, 5, 'not found');
      const count = item.n % 7 === 0 ? 2 : 0;
      const wish = (share: number) =>
        String(count === 0 ? 0 : Math.floor((market.stateOf(item).price * share) / 100) * 1);
      return {
        name: `desiredPriceItems/${item.id}`,
        highestDesiredPrice: wish(90),
        userRegisteredDesiredPrice: '0',
        registeredCount: String(count),
        highestDesiredPriceCount: String(count === 0 ? 0 : 1),
        lowestDesiredPrice: wish(75),
      };
    },
  );
}
