import { autoTranslate } from '../../../device/settings.ts';
import styles from './item.module.css';
import { ListingCard } from '../cards/listing-card.tsx';
import { ListingGrid } from '../cards/listing-grid.tsx';
import { listingCardView } from '../cards/listing-card-view.ts';

/** Listings of the same kind. */
export function RelatedItems({ cards }: { cards: Parameters<typeof listingCardView>[0][] }) {
  const isTranslating = autoTranslate.use();
  return (
    <section aria-labelledby="related" className={styles.related}>
      <h2 id="related">Món tương tự</h2>
      <ListingGrid label="Món tương tự">
        {cards.slice(0, 12).map((card) => (
          <li key={card.code}>
            <ListingCard listing={listingCardView(card, isTranslating)} level={3} />
          </li>
        ))}
      </ListingGrid>
    </section>
  );
}
