import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';
import { OPEN_STATUSES } from './rules/offer.ts';

/**
 * Requests for a lower price that are not over yet. Each status is its own, so that an index gives
 * them by their ends.
 */
export const negotiationWork: readonly WaitingWork[] = OPEN_STATUSES.map((status) => ({
  kind: 'offer',
  from: sql`from offers o`,
  where: () => sql`o.status = ${sql.lit(status)}`,
  subject: sql`o.id::text`,
  code: sql`o.code`,
  title: sql`o.title`,
  clock: sql`o.expires_at`,
  since: sql`o.created_at`,
  customerId: sql`o.customer_id`,
  site: sql`o.site`,
  amountJpy: sql`o.desired_price_jpy`,
}));
