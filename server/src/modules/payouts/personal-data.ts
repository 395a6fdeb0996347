import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** Bank accounts go; that money was paid out stays in the books, with the last four figures of where to. */
export const payoutsPersonalData: PersonalData = {
  part: 'payouts',
  tables: [
    { table: 'bank_cards', onErasure: 'delete' },
    {
      table: 'withdrawal_events',
      rows: ({ customerId }) =>
        sql`withdrawal_id in (select id from withdrawals where customer_id = ${customerId})`,
      hidden: ['mover_id'],
      onErasure: { scrubText: ['reason'] },
    },
    {
      table: 'withdrawals',
      hidden: ['approved_by'],
      onErasure: {
        set: { card_number: sql`right(card_number, 4)`, card_holder: '-', note: '' },
        scrubText: ['reason', 'bank_reference'],
      },
    },
  ],
  subjectsOf: (customerId) =>
    sql`select 'withdrawal:' || code as subject from withdrawals where customer_id = ${customerId}`,
  obstacles: [
    {
      reason: 'open-withdrawals',
      count: (customerId) =>
        sql`select count(*) as count from withdrawals where customer_id = ${customerId} and status in ('requested', 'approved')`,
    },
  ],
  async tracesOf(reader, customerId) {
    const cards = await reader
      .selectFrom('bank_cards')
      .select(['number', 'holder'])
      .where('customer_id', '=', customerId)
      .execute();
    const paid = await reader
      .selectFrom('withdrawals')
      .select(['card_number', 'card_holder'])
      .where('customer_id', '=', customerId)
      .execute();
    return [
      ...cards.flatMap(({ number, holder }) => [number, holder]),
      ...paid.flatMap((row) => [row.card_number, row.card_holder]),
    ];
  },
};
