import { type Static, Type } from 'typebox';
import { endpoint, type Warehouse } from '../kit/endpoint.ts';
import { Keyset } from '../kit/pages.ts';
import { DoneReply, Flag, Nullable, Reason, Text, Whole } from '../kit/shapes.ts';
import { LABEL_SIZES } from './labels.ts';
import { MeasuresBody } from './logistics.ts';
import { PLACE_CODE } from './places.ts';

/** Parcels that no order knows: `closed` ones went back to their sender or were thrown away. */
export const UNKNOWN_TABS = ['open', 'matched', 'closed'] as const;
export type UnknownTab = (typeof UNKNOWN_TABS)[number];
export type UnknownState = 'open' | 'matched' | 'returned' | 'disposed';
/** Where one stands, in words. */
export const UNKNOWN_STATES: Readonly<Record<UnknownState, string>> = {
  open: 'Chưa rõ của ai',
  matched: 'Đã ghép đơn',
  returned: 'Đã trả người gửi',
  disposed: 'Đã tiêu hủy',
};
/** How one leaves us for good. */
export const UNKNOWN_ENDS = ['returned', 'disposed'] as const;
export type UnknownEnd = (typeof UNKNOWN_ENDS)[number];
/** Why an order is proposed, the strongest reason first. */
export type UnknownReason = 'number' | 'words' | 'seller' | 'weight';

export const UNKNOWN_PAGE = 30;
/** So many orders are proposed. */
export const MOST_PROPOSED = 20;

const code = Type.String({ minLength: 1, maxLength: 40 });
const byCode = Type.Object({ code });
const House = Type.Enum(['JP', 'VN']);
const Photos = Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 12 });
const inAnyHouse = { staff: ['warehouse'] } as const;
const lookers = { staff: ['warehouse', 'buyer', 'sales'] } as const;

export const UnknownParcel = Type.Object({
  code: Text,
  house: Type.Unsafe<Warehouse>(Text),
  state: Type.Unsafe<UnknownState>(Text),
  carrier_number: Text,
  seller_name: Text,
  weight_g: Whole,
  length_cm: Whole,
  width_cm: Whole,
  height_cm: Whole,
  photos: Type.Array(Text, { description: 'addresses of pictures' }),
  place: Text,
  note: Text,
  recorded_by: Text,
  recorded_at: Text,
  closed_at: Nullable(Text),
  /** Whose it was found to be. */
  match: Nullable(Type.Object({ order: Text, parcel: Text, by: Text, at: Text })),
  /** Somebody asked to close it, and a second person has not decided yet. */
  is_closing: Flag,
});
export type UnknownParcel = Static<typeof UnknownParcel>;

export const ProposedOrder = Type.Object({
  code: Text,
  title: Text,
  picture: Nullable(Text),
  site: Text,
  state: Text,
  reasons: Type.Array(Type.Unsafe<UnknownReason>(Text)),
  /** What the goods were expected to weigh, in Vietnam what Japan weighed. */
  expected_g: Nullable(Whole),
  bought_at: Nullable(Text),
  /** In Vietnam: its parcels that have not arrived. */
  parcels: Type.Array(Text),
});
export type ProposedOrder = Static<typeof ProposedOrder>;

export const listUnknownParcelsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/unknown-parcels',
  access: lookers,
  summary:
    'Parcels of a house that no order knows: open ones with the longest waiting first, others the newest first.',
  query: Type.Object({
    house: House,
    tab: Type.Optional(Type.Enum([...UNKNOWN_TABS])),
    after: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  reply: Type.Object({ data: Keyset(UnknownParcel) }),
  refusals: ['request.invalid'],
});

export const readUnknownParcelEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/unknown-parcels/{code}',
  access: lookers,
  summary:
    'One of them, with orders that it may belong to: the same number, what `q` says (a code or words of a title), the seller, the weight.',
  params: byCode,
  query: Type.Object({ q: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })) }),
  reply: Type.Object({
    data: Type.Object({ parcel: UnknownParcel, proposals: Type.Array(ProposedOrder) }),
  }),
  refusals: ['logistics.unknown-not-found'],
});

export const recordUnknownParcelEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/unknown-parcels',
  access: inAnyHouse,
  summary: 'Records a parcel that no order knows, and gives it a code of its own.',
  body: Type.Object({
    house: House,
    carrier_number: Type.String({ maxLength: 60, description: 'as read; empty: none' }),
    seller_name: Type.String({ maxLength: 120, description: 'as read; empty: none' }),
    ...MeasuresBody,
    photos: Photos,
    place: Type.String({ minLength: 1, maxLength: 40 }),
    note: Type.String({ maxLength: 1_000 }),
    /** Another parcel with a number that an open one bears. */
    further: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ data: Type.Object({ code: Text }) }),
  refusals: [
    'logistics.not-a-place',
    'logistics.place-closed',
    'logistics.unknown-known',
    'files.not-found',
  ],
});

export const placeUnknownParcelEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/unknown-parcels/{code}/place',
  access: inAnyHouse,
  summary: 'Moves an open one to another place of its house.',
  params: byCode,
  body: Type.Object({ place: Type.String({ pattern: PLACE_CODE, maxLength: 40 }) }),
  reply: DoneReply,
  refusals: [
    'logistics.unknown-not-found',
    'logistics.unknown-settled',
    'logistics.not-a-place',
    'logistics.place-closed',
  ],
});

export const matchUnknownParcelEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/unknown-parcels/{code}/match',
  access: inAnyHouse,
  summary:
    'It belongs to this order. In Japan that receives it as a parcel of the order, with its pictures, measures and place; in Vietnam the parcel of the order that has not arrived is taken in.',
  params: byCode,
  body: Type.Object({ order: code, parcel: Type.Optional(code) }),
  reply: Type.Object({ data: Type.Object({ code: Text }) }),
  refusals: [
    'logistics.unknown-not-found',
    'logistics.unknown-settled',
    'logistics.no-parcel-travels',
    'logistics.which-parcel',
    'logistics.match-shared',
    'logistics.parcel-elsewhere',
    'logistics.at-customs',
    'orders.not-found',
    'orders.move-not-allowed',
    'files.not-found',
  ],
});

export const takeBackMatchEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/unknown-parcels/{code}/take-back',
  access: inAnyHouse,
  summary:
    'The match was wrong: it is unknown again, as long as nothing was packed or opened, or its order fell through.',
  params: byCode,
  body: Type.Object({ reason: Reason }),
  reply: DoneReply,
  refusals: [
    'logistics.unknown-not-found',
    'logistics.unknown-not-matched',
    'logistics.match-fixed',
    'orders.move-not-allowed',
  ],
});

export const closeUnknownParcelEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/unknown-parcels/{code}/close',
  access: inAnyHouse,
  summary:
    'Asks a second person to close it: it went back to its sender, or was thrown away, with a picture that proves it.',
  params: byCode,
  body: Type.Object({ how: Type.Enum([...UNKNOWN_ENDS]), reason: Reason, proofs: Photos }),
  reply: DoneReply,
  refusals: ['logistics.unknown-not-found', 'logistics.unknown-settled', 'approvals.waiting'],
});

export const readUnknownLabelEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/unknown-parcels/{code}/label',
  access: inAnyHouse,
  summary: 'Its label as PDF, its code as QR and Code 128.',
  params: byCode,
  query: Type.Object({ size: Type.Enum([...LABEL_SIZES]) }),
  reply: Type.Unknown(),
  replyKind: 'file',
  refusals: ['logistics.unknown-not-found'],
});
