import {
  readFileEndpoint,
  uploadDeskFileEndpoint,
  uploadFileEndpoint,
} from '@hako/contract/files/files';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnless } from '../../kernel/refusal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { KeptFile } from './file-store.ts';
import type { Files, PictureUse, Sent } from './files.ts';

const MOST_DESCRIPTION = 300;

export const filesRoutes = (files: Files): Route[] => [
  route(uploadFileEndpoint, async ({ request, caller }) =>
    answerOf(
      await files.keep({
        ...(await readUpload(request)),
        uploadedBy: caller.userId,
        customerId: caller.customerId,
      }),
    ),
  ),
  route(uploadDeskFileEndpoint, async ({ request, caller }) =>
    answerOf(
      await files.keep({
        ...(await readUpload(request)),
        uploadedBy: caller.userId,
        customerId: undefined,
      }),
    ),
  ),
  route(readFileEndpoint, async ({ params, caller, reply }) => {
    const who =
      caller.kind === 'staff' ? caller : { customerId: caller.customerId ?? caller.userId };
    return sendPicture(reply, await files.open(params.id, who));
  }),
];

/** A picture never changes, and nothing in it may run. */
const sendPicture = (
  reply: FastifyReply,
  { stream, sizeBytes }: { readonly stream: Readable; readonly sizeBytes: number },
) =>
  reply
    .type('image/webp')
    .header('content-length', sizeBytes)
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header(
      'content-security-policy',
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    )
    .send(stream);

async function readUpload(
  request: FastifyRequest,
): Promise<Pick<Sent, 'bytes' | 'description' | 'use'>> {
  refuseUnless(request.isMultipart(), 'files.missing');
  let bytes: Buffer | undefined;
  let description: string | undefined;
  let use: PictureUse | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      // The form goes on only when each of its files was read to the end.
      if (bytes) part.file.resume();
      else bytes = await part.toBuffer();
    } else if (part.fieldname === 'description' && typeof part.value === 'string')
      description = part.value.slice(0, MOST_DESCRIPTION) || undefined;
    else if (part.fieldname === 'type' && (part.value === 'avatar' || part.value === 'content'))
      use = part.value;
  }
  refuseUnless(bytes && bytes.length > 0, 'files.missing');
  return { bytes, description, use };
}

const answerOf = ({ id, width, height, sizeBytes }: KeptFile) =>
  ({
    status: true,
    success: true,
    data: { id, url: `/api/files/${id}`, width, height, size_bytes: sizeBytes },
  }) as const;
