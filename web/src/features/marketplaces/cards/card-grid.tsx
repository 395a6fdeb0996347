import type { CatalogCard } from '@hako/contract/search/catalog/card';
import type { ReactNode } from 'react';
import type { Static } from 'typebox';
import { autoTranslate } from '../../../device/settings.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingGrid } from './listing-grid.tsx';
import { listingCardView } from './listing-card-view.ts';

export type Card = Static<typeof CatalogCard>;

/** Pictures of the first cards load at once. */
const FIRST_PICTURES = 4;

/** Cards of the catalogue in a grid. `heart` is the favourite button of a card, `foot` what stands under it, both given by the page. */
export function CardGrid({
  label,
  cards,
  heart,
  foot,
  level = 2,
  ranks,
}: {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly heart?: (card: Card) => ReactNode;
  readonly foot?: (card: Card) => ReactNode;
  readonly level?: 2 | 3;
  /** The place of the first card in a ranking. */
  readonly ranks?: number;
}) {
  const isTranslating = autoTranslate.use();
  return (
    <ListingGrid label={label}>
      {cards.map((card, index) => (
        <li key={`${card.site}:${card.code}`}>
          <ListingCard
            listing={listingCardView(card, isTranslating)}
            isFirst={index < FIRST_PICTURES}
            level={level}
            heart={heart?.(card)}
            foot={foot?.(card)}
            rank={ranks === undefined ? undefined : ranks + index}
          />
        </li>
      ))}
    </ListingGrid>
  );
}
