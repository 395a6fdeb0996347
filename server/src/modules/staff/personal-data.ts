import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** What staff did stays in the audit; whom they did it for is blotted out wherever it was written down in words. */
export const staffPersonalData: PersonalData = {
  part: 'staff',
  tables: [
    {
      table: 'staff_audit',
      rows: ({ customerId, traces }) => {
        const words = traces.filter((trace) => trace.length >= 8);
        return sql`(subject = ${customerId} or concat(before::text, after::text, reason, subject) ilike any(${words.map((word) => `%${likeOf(word)}%`)}::text[]))`;
      },
      hidden: 'all',
      onErasure: { scrubText: ['reason', 'subject'], scrubJson: ['before', 'after'] },
    },
  ],
};

/** JSON writes some signs in another way, and LIKE reads three of them as its own. */
const likeOf = (word: string): string =>
  JSON.stringify(word)
    .slice(1, -1)
    .replace(/[\\%_]/g, '_');
