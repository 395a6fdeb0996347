import type { PersonalData } from '../../platform/personal-data.ts';

/** That somebody agreed, and asked to be erased, is the proof that we did right: it stays under the id. */
export const privacyPersonalData: PersonalData = {
  part: 'privacy',
  tables: [
    { table: 'consents', onErasure: 'keep' },
    { table: 'data_exports', onErasure: 'delete' },
    { table: 'account_erasures', onErasure: 'keep' },
  ],
};
