import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { listRecommendedEndpoint } from '@hako/contract/search/recommendations';
import { SmallShelf } from './small-shelf.tsx';

type Recommended = EndpointReply<typeof listRecommendedEndpoint>['data'];

/** Why these goods and not others, said in the heading. */
const TITLES: Readonly<Record<Recommended['basis'], string>> = {
  viewed: 'Gợi ý từ những món bạn đã xem',
  categories: 'Từ những danh mục nhiều người xem',
  popular: 'Đang được nhiều người tìm',
};

/** What could please whoever looks. */
export function RecommendedShelf({
  recommended: { basis, results },
}: {
  readonly recommended: Recommended;
}) {
  const listings = results.map(({ code, type, path, name, image, price }) => ({
    key: `${type}:${code}`,
    site: type,
    path,
    title: name,
    picture: image,
    priceJpy: price,
  }));
  return <SmallShelf title={TITLES[basis]} listings={listings} />;
}
