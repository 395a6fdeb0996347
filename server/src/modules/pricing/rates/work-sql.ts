import { sql } from 'kysely';
import type { WaitingWork } from '../../../platform/database/waiting-work.ts';

/** The newest rate of the bank that jumped, while it is newer than the one in use. */
export const pricingWork: readonly WaitingWork[] = [
  {
    kind: 'rate',
    from: sql`from exchange_rate_readings r`,
    where: () => sql`r.id = (select w.id from exchange_rate_readings w
        where w.state = 'waiting' order by w.quoted_at desc, w.id desc limit 1)
      and r.quoted_at > (select g.quoted_at from exchange_rate_readings g
        where g.state = 'good' order by g.quoted_at desc limit 1)`,
    subject: sql`r.id::text`,
    code: sql`null::text`,
    clock: sql`r.quoted_at`,
  },
];
