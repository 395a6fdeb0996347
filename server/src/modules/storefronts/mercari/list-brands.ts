import type { EndpointInput } from '@hako/contract/kit/endpoint';
import type { listMercariBrandsEndpoint } from '@hako/contract/marketplaces/mercari-datasets';
import { initialOf, type SearchDeps } from '../../search/index.ts';

/** Mercari's brands by words and by first letter; all at once when no size is asked for. */
export async function listBrands(
  { marketplaces }: Pick<SearchDeps, 'marketplaces'>,
  {
    keyword,
    query,
    initial,
    page = 1,
    size,
  }: EndpointInput<typeof listMercariBrandsEndpoint>['query'],
) {
  const words = keyword ?? query;
  const { brands } = marketplaces.read('mercari');
  const found = ((await brands?.listBrands(words ? { keyword: words } : {})) ?? []).filter(
    ({ reading, name }) =>
      initial === undefined || initialOf(reading ?? name) === initialOf(initial),
  );
  const part = size === undefined ? found : found.slice((page - 1) * size, page * size);
  return {
    itemBrands: part.map(({ id, name, latinName, reading }) => ({
      id,
      name,
      subname: latinName ?? '',
      initial: initialOf(reading ?? name),
      jaPronunciation: reading ?? '',
    })),
    total: found.length,
  };
}
