import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { listCatalogRelatedEndpoint } from '@hako/contract/search/catalog/around';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { autoTranslate } from '../../../device/settings.ts';
import { ListingCard } from '../cards/listing-card.tsx';
import { Shelf, Strip } from '../cards/listing-shelf.tsx';
import { listingCardView } from '../cards/listing-card-view.ts';

type Related = EndpointReply<typeof listCatalogRelatedEndpoint>;

/** Listings of the same kind, as soon as the site has told them; nothing where it has none. */
export function RelatedItems({ related }: { readonly related: Promise<Related | null> }) {
  return (
    <Suspense fallback={null}>
      <Await resolve={related} errorElement={null}>
        {(answer) => (answer && answer.data.length > 0 ? <Cards cards={answer.data} /> : null)}
      </Await>
    </Suspense>
  );
}

function Cards({ cards }: { readonly cards: Related['data'] }) {
  const isTranslating = autoTranslate.use();
  return (
    <div id="tuong-tu">
      <Shelf title="Món tương tự">
        <Strip label="Món tương tự">
          {cards.slice(0, 12).map((card) => (
            <li key={card.code}>
              <ListingCard listing={listingCardView(card, isTranslating)} level={3} />
            </li>
          ))}
        </Strip>
      </Shelf>
    </div>
  );
}
