import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

export const readPictureEndpoint = endpoint({
  method: 'GET',
  path: '/pictures',
  access: 'anyone',
  summary:
    'A picture of a marketplace, fetched by us: the site does not learn who looks. Only hosts from which marketplaces serve pictures.',
  query: Type.Object({ url: Type.String({ minLength: 1, maxLength: 2_000 }) }),
  reply: Type.Unknown(),
  replyKind: 'file',
  // A page of search results shows forty.
  limitPerMinute: 1_500,
  refusals: ['marketplaces.no-picture', 'marketplaces.pictures-busy'],
});
