import type { CatalogCard } from '@hako/contract/search/search';
import type { Static } from 'typebox';

export type Card = Static<typeof CatalogCard>;
