import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** What the bank said of a transfer names the payer; that it came, and how much, is part of the books. */
export const walletPersonalData: PersonalData = {
  part: 'wallet',
  tables: [
    { table: 'wallet_holds', hidden: ['step'], onErasure: { scrubText: ['label'] } },
    {
      table: 'wallet_transfers',
      hidden: ['raw', 'conflicting_raw', 'settled_by'],
      onErasure: {
        set: {
          content: '',
          raw: '',
          conflicting_raw: null,
          sender_account: null,
          sender_name: null,
        },
      },
    },
    {
      table: 'wallet_claims',
      onErasure: { set: { reference: '-', note: '' }, scrubText: ['answer'] },
    },
    { table: 'wallet_payment_links', onErasure: { scrubJson: ['guide'] } },
    { table: 'wallet_refunds', onErasure: 'keep' },
  ],
  subjectsOf: (customerId) => sql`
    select 'transfer:' || id as subject from wallet_transfers where customer_id = ${customerId}
    union all select 'claim:' || id from wallet_claims where customer_id = ${customerId}`,
  obstacles: [
    {
      reason: 'open-claims',
      count: (customerId) =>
        sql`select count(*) as count from wallet_claims where customer_id = ${customerId} and state = 'open'`,
    },
  ],
};
