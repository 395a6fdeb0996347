import type { PersonalData } from '../../platform/personal-data.ts';

/** A code that was used stays used. */
export const promotionsPersonalData: PersonalData = {
  part: 'promotions',
  tables: [
    { table: 'coupon_uses', onErasure: 'keep' },
    { table: 'coupon_customers', onErasure: 'keep' },
  ],
};
