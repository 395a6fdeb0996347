import type { listRecentlyViewedEndpoint } from '@hako/contract/search/discovery';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { autoTranslate } from '../../../device/settings.ts';
import { itemPath } from '../../../text/sites.ts';
import { SmallShelf } from './small-shelf.tsx';

type Viewed = EndpointReply<typeof listRecentlyViewedEndpoint>['data']['results'];

/** What this person looked at last, to find the way back. */
export function ViewedShelf({ viewed }: { readonly viewed: Viewed }) {
  const isTranslating = autoTranslate.use();
  const listings = viewed.map(({ id, source, product_id, images, price, ...names }) => ({
    key: id,
    site: source,
    path: itemPath(source, product_id),
    title: isTranslating ? names.product_name_vi : names.product_name,
    picture: images[0],
    priceJpy: price,
  }));
  return <SmallShelf title="Bạn vừa xem" more="/account/viewed" listings={listings} />;
}
