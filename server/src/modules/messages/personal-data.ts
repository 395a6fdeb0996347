import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** That there was a talk stays beside its order; what was said in it does not. */
export const messagesPersonalData: PersonalData = {
  part: 'messages',
  tables: [
    {
      table: 'thread_messages',
      hidden: ['author_id', 'sent_key'],
      onErasure: { set: { content: '-', pictures: sql`'{}'` } },
    },
    { table: 'message_threads', onErasure: { set: { waits_since: null } } },
  ],
  subjectsOf: (customerId) =>
    sql`select 'message-thread:' || id as subject from message_threads where customer_id = ${customerId}`,
};
