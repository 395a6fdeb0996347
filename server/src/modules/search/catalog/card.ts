import type { CatalogCard } from '@hako/contract/search/catalog/card';
import type { Static } from 'typebox';

export type Card = Static<typeof CatalogCard>;
