import {
  addPictureEndpoint,
  pictureAddressOf,
  readPictureEndpoint,
} from '@hako/contract/content/pictures';
import { type Route, route } from '../../../platform/http/route.ts';
import type { ContentDeps } from '../content.ts';
import { addPicture, openPicture } from './add-picture.ts';

/** Pictures of articles and banners. */
export const pictureRoutes = (deps: ContentDeps): Route[] => [
  route(addPictureEndpoint, async ({ body: { file }, caller }) => {
    const picture = await addPicture(deps, { file, by: caller.userId });
    const { width, height } = picture;
    return { data: { url: pictureAddressOf(picture), width, height } };
  }),
  route(readPictureEndpoint, async ({ params: { id }, reply }) => {
    const { stream, sizeBytes } = await openPicture(deps, id);
    return reply.type('image/webp').headers(headersOf(sizeBytes)).send(stream);
  }),
];

/**
 * A picture never changes and nothing in it may run, but it can become a customer's: who has it
 * asks again.
 */
const headersOf = (sizeBytes: number) => ({
  'content-length': sizeBytes,
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
});
