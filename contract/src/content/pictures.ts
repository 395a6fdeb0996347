import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Text, Uuid, Whole } from '../kit/shapes.ts';

/** Who writes what everybody reads; an admin may as well. */
export const writers = { staff: ['sales'] } as const;

/** The address of a picture of ours, with its size, so that nothing moves when it arrives. */
export const PICTURE_ADDRESS =
  '/api/pictures/([0-9a-f-]{36})\\?w=([1-9][0-9]{0,4})&h=([1-9][0-9]{0,4})';
/** The same where there may be none. */
export const PictureOrNone = Type.String({ pattern: `^(${PICTURE_ADDRESS})?$` });

export interface SizedPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** What such an address names; undefined for any other. */
export function pictureIn(address: string): SizedPicture | undefined {
  const found = new RegExp(`^${PICTURE_ADDRESS}$`).exec(address);
  return found
    ? { id: found[1] as string, width: Number(found[2]), height: Number(found[3]) }
    : undefined;
}

/** The address of a picture of this size. */
export const pictureAddressOf = ({ id, width, height }: SizedPicture): string =>
  `/api/pictures/${id}?w=${width}&h=${height}`;

export const addPictureEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/pictures',
  access: writers,
  summary:
    'Shows a picture of the desk to everybody who has its address, for an article or a banner.',
  body: Type.Object({ file: Uuid }),
  reply: Type.Object({ data: Type.Object({ url: Text, width: Whole, height: Whole }) }),
  refusals: ['files.not-found', 'content.picture-not-for-all'],
});

export const readPictureEndpoint = endpoint({
  method: 'GET',
  path: '/api/pictures/{id}',
  access: 'anyone',
  summary: 'A picture of an article or a banner.',
  params: Type.Object({ id: Uuid }),
  query: Type.Object({ w: Type.Optional(Whole), h: Type.Optional(Whole) }),
  reply: Type.Unknown(),
  replyKind: 'file',
  refusals: ['files.not-found'],
});
