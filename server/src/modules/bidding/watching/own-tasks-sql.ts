import { sql } from 'kysely';
import type { OwnTasks } from '../../../platform/database/waiting-work.ts';

const ABOUT_LOT = {
  subject: sql`b.code`,
  site: sql`b.site`,
  title: sql`coalesce(a.listing ->> 'titleVi', a.title)`,
  picture: sql`a.listing -> 'pictures' ->> 0`,
} as const;

/** No lot is open longer: what was outbid before asks for nothing. */
const LONGEST_AUCTION_DAYS = 15;

/**
 * What bidding asks of a customer: a higher maximum while the lot is open, and the way to an order
 * for what was won.
 */
export const biddingOwnTasks: readonly OwnTasks[] = [
  {
    ...ABOUT_LOT,
    kind: 'outbid',
    from: (
      customerId,
      now,
    ) => sql`from bids b join watched_auctions a on a.site = b.site and a.code = b.code
      where b.customer_id = ${customerId} and b.status = 'outbid'
        and b.created_at > ${now}::timestamptz - make_interval(days => ${sql.lit(LONGEST_AUCTION_DAYS)})
        and a.is_open and a.ends_at > ${now}::timestamptz + make_interval(secs => a.clock_offset_ms / 1000.0)
        and not exists (select from bids later where later.customer_id = b.customer_id
          and later.site = b.site and later.code = b.code and later.created_at > b.created_at)`,
    endsAt: sql`a.ends_at - make_interval(secs => a.clock_offset_ms / 1000.0)`,
    order: sql`a.ends_at`,
  },
  {
    ...ABOUT_LOT,
    kind: 'won',
    from: (
      customerId,
    ) => sql`from bids b join watched_auctions a on a.site = b.site and a.code = b.code
      where b.customer_id = ${customerId} and b.status = 'won' and b.order_id is null`,
    order: sql`b.updated_at`,
  },
];
