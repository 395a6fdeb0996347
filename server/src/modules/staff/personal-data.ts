import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/**
 * What staff did stays in the audit. Lines about the customer who leaves, or about a thing of theirs, lose the words that name them; the
 * database refuses to change any other line and notes the changed ones in `staff_audit_erased`.
 */
export const staffPersonalData: PersonalData = {
  part: 'staff',
  tables: [
    {
      table: 'staff_audit',
      rows: ({ customerId, subjects }) =>
        sql`(subject = any(${[...subjects]}::text[]) or json_has_text(before, ${customerId}) or json_has_text(after, ${customerId}))`,
      hidden: 'all',
      onErasure: { scrubText: ['reason'], scrubJson: ['before', 'after'] },
    },
    { table: 'staff_audit_erased', hidden: 'all', onErasure: 'keep' },
  ],
};
