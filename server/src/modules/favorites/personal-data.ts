import type { PersonalData } from '../../platform/personal-data.ts';

export const favoritesPersonalData: PersonalData = {
  part: 'favorites',
  tables: [
    { table: 'favorite_products', onErasure: 'delete' },
    { table: 'favorite_stores', onErasure: 'delete' },
    { table: 'price_watches', onErasure: 'delete' },
    { table: 'price_changes', onErasure: 'delete' },
  ],
};
