import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

/** A picture that was kept: its id for other calls, and the address that shows it. */
export const KeptFile = Type.Object({
  id: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  size_bytes: Type.Integer(),
});

const reply = Type.Object({
  status: Type.Literal(true),
  success: Type.Literal(true),
  data: KeptFile,
});
const refusals = ['files.missing', 'files.not-a-picture'] as const;

export const uploadFileEndpoint = endpoint({
  method: 'POST',
  path: '/api/upload/file/user',
  access: 'customer',
  summary:
    'Keeps one picture of mine: multipart with `file`, `description` and `type` (`avatar`: cut to a square).',
  reply,
  isMultipart: true,
  limitPerMinute: 60,
  refusals: [...refusals, 'files.too-much-today'],
});

export const uploadDeskFileEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/files',
  access: { staff: ['sales', 'buyer', 'warehouse', 'accountant'] },
  summary:
    'Keeps one picture of the desk (`type` is `content`: for an article or a banner, else for nobody but staff); it becomes the customer’s when it is attached to an order.',
  reply,
  isMultipart: true,
  refusals: [...refusals],
});

export const readFileEndpoint = endpoint({
  method: 'GET',
  path: '/api/files/{id}',
  access: 'session',
  summary: 'A picture: customers see their own, staff what their permissions show.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Unknown(),
  replyKind: 'file',
  refusals: ['files.not-found'],
});
