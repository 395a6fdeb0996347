import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

export const searchPersonalData: PersonalData = {
  part: 'search',
  tables: [
    {
      table: 'saved_search_finds',
      rows: ({ customerId }) =>
        sql`saved_search_id in (select id from saved_searches where customer_id = ${customerId})`,
      hidden: 'all',
      onErasure: 'delete',
    },
    { table: 'saved_searches', hidden: ['query', 'signature'], onErasure: 'delete' },
    { table: 'viewed_listings', onErasure: 'delete' },
  ],
};
