import { searchLinkEndpoint } from '@hako/contract/search/link-search';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Search } from '../search.ts';

/** What stands behind a link that somebody wants a quotation for. */
export const linkSearchRoutes = (search: Search): Route[] => [
  route(
    searchLinkEndpoint,
    async ({ query: { url, link: asked = url, keyword = asked }, caller }) => {
      const pasted = keyword?.trim() ?? '';
      if (pasted === '') throw new Refusal('request.invalid', { field: 'url' });
      const link = await search.deps.links.resolve(pasted);
      if (!link) throw new Refusal('marketplaces.link-not-supported');
      const { kind, site, siteCode, path, code } = link;
      const leads = { kind, site, site_code: siteCode, path };
      if (kind !== 'item') return { data: { ...leads, product: null } };
      const { data: item } = await search.readItem({ site, code, customerId: caller?.customerId });
      const price = item.buy_now_jpy ?? (item.kind === 'fixed' ? item.price_jpy : null);
      return {
        data: {
          ...leads,
          product: {
            ...{
              code: item.code,
              link: item.url,
              name: item.title,
              name_vi: item.title_vi,
              image: item.picture,
              images: item.pictures,
            },
            condition: item.condition_label,
            category: item.categories.at(-1)?.name_vi ?? '',
            price,
            currency: 'JPY',
            quantity: item.quantity,
            shipping_jpy: item.shipping_jpy,
            weight_g: item.parcel?.weight_g.likely ?? null,
            weight_reason: item.parcel?.message ?? '',
            can_order:
              item.can_buy && price !== null && !item.flags.some(({ rule }) => rule === 'block'),
            landed: item.landed,
            flags: item.flags,
          },
        },
      };
    },
  ),
];
