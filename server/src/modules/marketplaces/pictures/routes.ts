import { readPictureEndpoint } from '@hako/contract/marketplaces/pictures';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Pictures } from './pictures.ts';

/** A drawing that is opened by itself must not act: no script, nothing loaded, no origin. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

export const pictureRoutes = (pictures: Pictures): Route[] => [
  route(readPictureEndpoint, async ({ query, request, reply }) => {
    const { type, bytes } = await pictures.read(query.url, request.ip);
    return reply
      .type(type)
      .header('cache-control', 'public, max-age=604800')
      .header('content-security-policy', POLICY)
      .send(bytes);
  }),
];
