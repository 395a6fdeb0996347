import type { PersonalData } from '../../platform/personal-data.ts';

/** What they said of us goes with them. */
export const contentPersonalData: PersonalData = {
  part: 'content',
  tables: [{ table: 'feedbacks', hidden: ['decided_by'], onErasure: 'delete' }],
};
