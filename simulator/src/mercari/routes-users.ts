import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type MercariUser, mercariUser, mercariUserIndex } from '../catalogue/people.ts';
import { chanceOf } from '../world/chance.ts';
import type { World } from '../world/world.ts';
import { legacyError } from './dpop.ts';
import { sellerOf, stars } from './wire-item.ts';
import type { Wire } from './wire-search.ts';

type Query = Record<string, string | undefined>;
type Asked = FastifyRequest<{ Querystring: Query }>;

const THANKS = [
  '迅速な対応ありがとうございました。',
  'とても丁寧な梱包でした。',
  'また機会があればよろしくお願いします。',
];

/** Users and reviews of the legacy family. */
export function userRoutes(app: FastifyInstance, { seed }: World, wire: Wire): void {
  const serve = (path: string, answer: (user: MercariUser, query: Query) => object) =>
    app.get(path, async (request: Asked, reply: FastifyReply) => {
      const index = mercariUserIndex(seed, Number(request.query['user_id']));
      return index === undefined
        ? reply
            .code(404)
            .send(legacyError('UserNotFoundException', 'ユーザーが見つかりませんでした'))
        : answer(mercariUser(seed, index), request.query);
    });
  serve('/users/get_profile', (user, query) => ({
    result: 'OK',
    meta: {},
    data: profileOf(user, wire, query['_user_format'] === 'profile'),
  }));
  serve('/reviews/history', (user, query) => reviewsOf(seed, user, wire, query));
}

function profileOf(user: MercariUser, wire: Wire, isProfile: boolean) {
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
  };
}

/** Newest first; the bad ones stand evenly among the good ones. */
function reviewsOf(seed: number, user: MercariUser, wire: Wire, query: Query) {
  const total = user.good + user.bad;
  const limit = Math.min(Number(query['limit'] ?? 20) || 20, 100);
  const top = Math.min(Number(query['max_pager_id'] ?? total) || total, total);
  const fames = (query['fame'] ?? 'good,normal,bad').split(',');
  const rows: object[] = [];
  let next = top;
  for (; next >= 1 && rows.length < limit; next--) {
    const fame = user.bad > 0 && next % Math.ceil(total / user.bad) === 0 ? 'bad' : 'good';
    if (fames.includes(fame)) rows.push(reviewOf(seed, user, wire, fame, next));
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
}

function reviewOf(
  seed: number,
  user: MercariUser,
  wire: Wire,
  fame: 'good' | 'bad',
  number: number,
) {
  const c = chanceOf('review', user.id, number);
  const from = mercariUser(seed, c.int(0, 499));
  return {
    subject: 'seller',
    fame,
    message: fame === 'good' ? c.pick(THANKS) : '説明にない傷がありました。',
    user: { id: from.id, name: from.name, photo_url: wire.picture('figure', `u${from.id}`, 1) },
    created: user.createdS + number * 90_000,
    pager_id: number,
  };
}
