import type { CatalogCard } from '@hako/contract/search/catalog/card';
import { Fragment, type ReactNode } from 'react';
import type { Static } from 'typebox';
import { autoTranslate } from '../../../device/settings.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingGrid, Tile } from './listing-grid.tsx';
import { listingCardView } from './listing-card-view.ts';

export type Card = Static<typeof CatalogCard>;

/** Pictures of the first cards load at once. */
const FIRST_PICTURES = 4;
/** The place of the last card before the tile, from 0: two rows of a phone. */
const TILE_AFTER = 3;

/** Cards of the catalogue in a grid. `heart` is the favourite button of a card, `foot` what stands under it, both given by the page. */
export function CardGrid({
  label,
  cards,
  heart,
  foot,
  level = 2,
  ranks,
  tile,
}: {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly heart?: (card: Card) => ReactNode;
  readonly foot?: (card: Card) => ReactNode;
  readonly level?: 2 | 3;
  /** The place of the first card in a ranking. */
  readonly ranks?: number;
  /** Stands among the first cards, as wide as the grid. */
  readonly tile?: ReactNode;
}) {
  const isTranslating = autoTranslate.use();
  return (
    <ListingGrid label={label}>
      {cards.map((card, index) => (
        <Fragment key={`${card.site}:${card.code}`}>
          <li>
            <ListingCard
              listing={listingCardView(card, isTranslating)}
              isFirst={index < FIRST_PICTURES}
              level={level}
              heart={heart?.(card)}
              foot={foot?.(card)}
              rank={ranks === undefined ? undefined : ranks + index}
            />
          </li>
          {tile && index === Math.min(TILE_AFTER, cards.length - 1) ? <Tile>{tile}</Tile> : null}
        </Fragment>
      ))}
    </ListingGrid>
  );
}
