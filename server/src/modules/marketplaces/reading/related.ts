import type { Marketplace, RelatedCapability } from '../marketplace.ts';

/** What is sold in the same category, for sites without a documented call for related goods. */
export function relatedBySearch({
  search,
  findListing,
}: Pick<Marketplace, 'search' | 'findListing'>): RelatedCapability {
  return {
    async listRelated(code, options) {
      const listing = await findListing(code, options);
      const category = listing?.categoryPath.at(-1);
      if (!category) return [];
      const { listings } = await search({ categoryId: category.id, size: 20 }, options);
      return listings.filter((related) => related.code !== code);
    },
  };
}
