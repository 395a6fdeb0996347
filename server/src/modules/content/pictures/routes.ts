import {
  addPictureEndpoint,
  pictureAddressOf,
  readPictureEndpoint,
} from '@hako/contract/content/pictures';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { ContentDeps } from '../content.ts';
import { addPicture } from './add-picture.ts';
import { listPictures } from './picture-store.ts';

/** Pictures of articles and banners. */
export const pictureRoutes = (deps: ContentDeps): Route[] => [
  route(addPictureEndpoint, async ({ body: { file }, caller }) => {
    const picture = await addPicture(deps, { file, by: caller.userId });
    const { width, height } = picture;
    return { data: { url: pictureAddressOf(picture), width, height } };
  }),
  route(readPictureEndpoint, async ({ params: { id }, reply }) => {
    const [known] = await listPictures(deps.db, [id]);
    refuseUnless(known, 'files.not-found');
    const { stream, sizeBytes } = await deps.pictures.open(id);
    return reply.type('image/webp').headers(headersOf(sizeBytes)).send(stream);
  }),
];

/** A picture never changes, and nothing in it may run. */
const headersOf = (sizeBytes: number) => ({
  'content-length': sizeBytes,
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
});
