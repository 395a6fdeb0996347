import { ACTIVE } from './status-sql.ts';
import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** Bids and their receipts belong to the accounts of what was bought: they stay under the customer's id. */
export const biddingPersonalData: PersonalData = {
  part: 'bidding',
  tables: [
    {
      table: 'bids',
      hidden: ['account', 'lease_owner', 'lease_number', 'superseded_by'],
      onErasure: { set: { note: null } },
    },
    { table: 'bid_receipts', onErasure: { scrubJson: ['facts'] } },
    { table: 'remote_bids', hidden: 'all', onErasure: 'keep' },
    { table: 'hand_bids', hidden: ['taken_by'], onErasure: { scrubText: ['words'] } },
    { table: 'bid_requests', onErasure: { set: { note: '' } } },
    { table: 'bid_groups', onErasure: 'keep' },
    { table: 'bidding_preferences', onErasure: 'delete' },
  ],
  subjectsOf: (customerId) => sql`
    select 'bid:' || id as subject from bids where customer_id = ${customerId}
    union all select 'hand-bid:' || id from hand_bids where customer_id = ${customerId}
    union all select 'bid-request:' || id from bid_requests where customer_id = ${customerId}`,
  obstacles: [
    {
      reason: 'open-bids',
      count: (customerId) => sql`select count(*) as count from bids
        where customer_id = ${customerId} and status in (${ACTIVE})`,
    },
  ],
};
