import { autoTranslate } from '../../../device/settings.ts';
import { ListingCard } from '../cards/listing-card.tsx';
import { Shelf, Strip } from '../cards/listing-shelf.tsx';
import { listingCardView } from '../cards/listing-card-view.ts';

/** Listings of the same kind. */
export function RelatedItems({ cards }: { cards: Parameters<typeof listingCardView>[0][] }) {
  const isTranslating = autoTranslate.use();
  return (
    <Shelf title="Món tương tự">
      <Strip label="Món tương tự">
        {cards.slice(0, 12).map((card) => (
          <li key={card.code}>
            <ListingCard listing={listingCardView(card, isTranslating)} level={3} />
          </li>
        ))}
      </Strip>
    </Shelf>
  );
}
