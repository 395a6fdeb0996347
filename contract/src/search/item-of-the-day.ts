import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable } from '../kit/shapes.ts';
import { CatalogItem } from './catalog/item.ts';

/**
 * From where the thing of a day is taken: the categories that people look at most, else what is
 * popular.
 */
export const DAILY_BASES = ['categories', 'popular'] as const;
export type DailyBasis = (typeof DAILY_BASES)[number];

/** Nothing is shown a second time within so many days. */
export const NOT_AGAIN_DAYS = 60;

export const readItemOfTheDayEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/item-of-the-day',
  access: 'anyone',
  summary:
    'One thing for sale, another each day in Vietnam: at a fixed price, without ' +
    'restrictions, not shown in the last two months. Null while no site offers one.',
  reply: Type.Object({
    data: Nullable(
      Type.Object({
        day: Type.String({ format: 'date' }),
        basis: Type.Enum(DAILY_BASES),
        item: CatalogItem,
      }),
    ),
  }),
  limitPerMinute: 120,
});
