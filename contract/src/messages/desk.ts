import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { CustomerName, Flag, Nullable, Text, Uuid } from '../kit/shapes.ts';
import { TableAfter } from '../kit/tables.ts';
import {
  MESSAGE_LIMITS,
  MessagePictures,
  MessageText,
  MessageThread,
  TalkPage,
  threadParams,
  writeReply,
} from './messages.ts';

const SALES = { staff: ['sales'] } as const;
/** The newest message of the customer that whoever answers has read. */
const Seen = Uuid;

export const DeskThread = Type.Object({ ...MessageThread.properties, customer: CustomerName });
export type DeskThread = Static<typeof DeskThread>;

export const listDeskThreadsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/messages',
  access: SALES,
  summary:
    'Talks with customers, paged by key: those that wait for an answer, the longest first, or all, the newest first.',
  query: Type.Object({
    state: Type.Optional(Type.Union([Type.Literal('waiting'), Type.Literal('all')])),
    customer: Type.Optional(Uuid),
    order: Type.Optional(Type.String({ maxLength: 40 })),
    after: TableAfter,
  }),
  reply: Type.Object({
    data: Type.Object({ rows: Type.Array(DeskThread), next: Type.Optional(Text) }),
  }),
});

export const readDeskThreadEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/messages/{id}',
  access: SALES,
  summary: 'One talk with a customer: its newest fifty messages, or those before `after`.',
  params: threadParams,
  query: Type.Object({ after: TableAfter }),
  reply: Type.Object({ data: Type.Object({ thread: DeskThread, talk: TalkPage }) }),
  refusals: ['messages.not-found'],
});

export const answerMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/messages',
  access: SALES,
  summary:
    'Writes to a customer, about an order of theirs or in general; what they wrote after `seen` waits on. The same key writes once.',
  body: Type.Object({
    customer_id: Uuid,
    order_code: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
    content: MessageText,
    images: MessagePictures,
    seen: Type.Optional(Seen),
  }),
  reply: writeReply,
  refusals: ['customers.not-found', 'orders.not-found', 'files.not-found'],
});

export const settleThreadEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/messages/{id}/settle',
  access: SALES,
  summary: 'Nothing has to be answered up to `seen`: the talk waits no more.',
  params: threadParams,
  body: Type.Object({ seen: Seen }),
  reply: Type.Object({ status: Flag, success: Flag }),
  refusals: ['messages.not-found', 'messages.newer'],
});

export const PreparedAnswer = Type.Object({ id: Uuid, title: Text, content: Text });
export type PreparedAnswer = Static<typeof PreparedAnswer>;

export const listPreparedEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/prepared-answers',
  access: SALES,
  summary: 'Answers that are written once and sent often, by title; at most a hundred.',
  reply: Type.Object({ data: Type.Array(PreparedAnswer) }),
});

export const savePreparedEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/prepared-answers',
  access: SALES,
  summary: 'Keeps an answer under its title; the one that was kept under it before is replaced.',
  body: Type.Object({
    title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    content: Type.String({ minLength: 1, maxLength: MESSAGE_LIMITS.length, pattern: '\\S' }),
  }),
  reply: Type.Object({ data: PreparedAnswer }),
  refusals: ['messages.too-many-answers'],
});

export const removePreparedEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/desk/prepared-answers/{id}',
  access: SALES,
  summary: 'Removes a prepared answer.',
  params: threadParams,
  reply: Type.Object({ status: Flag, success: Flag }),
  refusals: ['messages.answer-not-found'],
});
