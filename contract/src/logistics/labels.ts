import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

/** On what labels are printed: a roll of 80 mm, or a sheet of A6. */
export const LABEL_SIZES = ['80mm', 'a6'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });
const bySize = Type.Object({ size: Type.Enum([...LABEL_SIZES]) });
const inAnyHouse = { staff: ['warehouse'] } as const;

export const readParcelLabelEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/parcels/{code}/label',
  access: inAnyHouse,
  summary: 'The label of a parcel as PDF, its code as QR and Code 128.',
  params: byCode,
  query: bySize,
  reply: Type.Unknown(),
  replyKind: 'file',
  refusals: ['logistics.parcel-not-found'],
});

export const readCarrierLabelEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/bills/{code}/label',
  access: inAnyHouse,
  summary:
    'The label for the carrier as PDF: who receives, and the carrier’s number, or the code of the bill until there is one.',
  params: byCode,
  query: bySize,
  reply: Type.Unknown(),
  replyKind: 'file',
  refusals: ['billing.not-found'],
});
