import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { CatalogFlag, LandedTotal } from './catalog/card.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';

/** What stands behind a link that somebody wants a quotation for. */
const Link = Type.Optional(Type.String({ maxLength: 4_000 }));

export const searchLinkEndpoint = endpoint({
  method: 'GET',
  path: '/api/quote/link/search',
  access: 'anyone',
  summary:
    'The goods behind a pasted link, with what an order needs: price, weight, what it costs at the door; only where it leads when it is no item',
  query: Type.Object({ url: Link, link: Link, keyword: Link }),
  reply: Type.Object({
    data: Type.Object({
      ...{ kind: Text, site: Text, site_code: Text, path: Text },
      product: Nullable(
        Type.Object({
          ...{
            code: Text,
            link: Text,
            name: Text,
            name_vi: Text,
            image: Text,
            condition: Text,
            category: Text,
          },
          images: Type.Array(Text),
          price: Nullable(
            Type.Integer({ description: 'yen, tax included; null while there is none to buy at' }),
          ),
          currency: Text,
          quantity: Whole,
          shipping_jpy: Nullable(Whole),
          weight_g: Nullable(Type.Integer({ description: 'likely' })),
          weight_reason: Text,
          can_order: Type.Boolean({
            description: 'on sale at a price that we can buy at, and nothing forbids it',
          }),
          landed: Nullable(LandedTotal),
          flags: Type.Array(CatalogFlag),
        }),
      ),
    }),
  }),
  refusals: [
    'marketplaces.link-not-supported',
    'marketplaces.site-not-served',
    'marketplaces.no-such-listing',
    'request.invalid',
  ],
  limitPerMinute: 60,
});
