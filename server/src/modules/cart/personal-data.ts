import type { PersonalData } from '../../platform/personal-data.ts';

export const cartPersonalData: PersonalData = {
  part: 'cart',
  tables: [{ table: 'cart_lines', onErasure: 'delete' }],
};
