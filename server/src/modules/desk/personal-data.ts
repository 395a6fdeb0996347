import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';
import type { PersonalData } from '../../platform/personal-data.ts';

/**
 * Whose a piece of work was, and why, stays. Whom it is about its own module knows (`customerId` of
 * `WaitingWork`); it is asked without regard to what still waits, because work that is done or
 * given back keeps its lines in the audit.
 */
export const deskPersonalData = (work: readonly WaitingWork[]): PersonalData => ({
  part: 'desk',
  tables: [
    {
      table: 'desk_viewings',
      hidden: ['session_id', 'staff_id'],
      onErasure: { set: { reason: '---' } },
    },
    {
      table: 'desk_assignments',
      rows: ({ subjects }) =>
        sql`'work:' || kind || ':' || subject = any(${[...subjects]}::text[])`,
      hidden: 'all',
      onErasure: { scrubText: ['reason'] },
    },
  ],
  subjectsOf: (customerId) =>
    sql`${sql.join(
      work.flatMap(({ kind, from, subject, customerId: whose }) =>
        whose
          ? [
              sql`select 'work:' || ${sql.lit(kind)} || ':' || (${subject}) as subject ${from} where ${whose} = ${customerId}::uuid`,
            ]
          : [],
      ),
      sql` union `,
    )}`,
});
