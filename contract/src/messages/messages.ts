import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Nullable, Text, Uuid, Whole } from '../kit/shapes.ts';
import { TableAfter } from '../kit/tables.ts';

/** Limits of what customers and staff write to each other. */
export const MESSAGE_LIMITS = {
  length: 2_000,
  pictures: 5,
  /** Messages that one customer may send in an hour. */
  anHour: 60,
  /** Talks of a page. */
  threadPage: 20,
  /** Messages of a page. */
  talkPage: 50,
  preparedAnswers: 100,
} as const;

/** Words, not blanks. */
export const MessageText = Type.String({
  minLength: 1,
  maxLength: MESSAGE_LIMITS.length,
  pattern: '\\S',
});
export const MessagePictures = Type.Optional(
  Type.Array(Uuid, { maxItems: MESSAGE_LIMITS.pictures }),
);

export const MessageThread = Type.Object({
  id: Uuid,
  /** Null for the talk about nothing in particular. */
  order_code: Nullable(Text),
  messages: Whole,
  /** What the customer has not seen yet. */
  unread: Whole,
  /** Since when the customer waits for an answer. */
  waits_since: Nullable(Text),
  last_at: Text,
});
export type MessageThread = Static<typeof MessageThread>;

export const ThreadMessage = Type.Object({
  id: Uuid,
  by: Type.Union([Type.Literal('customer'), Type.Literal('staff')]),
  /** Who wrote it, as the other side calls them. */
  name: Text,
  content: Text,
  images: Type.Array(Text),
  at: Text,
});
export type ThreadMessage = Static<typeof ThreadMessage>;

/** One page of a talk: its newest messages, oldest first; `next` leads to older ones. */
export const TalkPage = Type.Object({
  messages: Type.Array(ThreadMessage),
  next: Type.Optional(Text),
});

const Written = Type.Object({
  data: Type.Object({ thread_id: Uuid, message: ThreadMessage }),
});
export const threadParams = Type.Object({ id: Uuid });
export const writeReply = Written;

export const listThreadsEndpoint = endpoint({
  method: 'GET',
  path: '/api/me/messages',
  access: 'customer',
  summary: 'My talks with Hako, the newest first, paged by key.',
  query: Type.Object({ after: TableAfter }),
  reply: Type.Object({
    data: Type.Object({ rows: Type.Array(MessageThread), next: Type.Optional(Text) }),
  }),
});

export const countUnreadEndpoint = endpoint({
  method: 'GET',
  path: '/api/me/messages/unread',
  access: 'customer',
  summary: 'How many messages of Hako I have not seen.',
  reply: Type.Object({ data: Type.Object({ unread: Whole }) }),
});

export const readThreadEndpoint = endpoint({
  method: 'GET',
  path: '/api/me/messages/{id}',
  access: 'customer',
  summary: 'One talk: its newest fifty messages, or those before `after`. Reading marks nothing.',
  params: threadParams,
  query: Type.Object({ after: TableAfter }),
  reply: Type.Object({ data: Type.Object({ thread: MessageThread, talk: TalkPage }) }),
  refusals: ['messages.not-found'],
});

export const writeMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/me/messages',
  access: 'customer',
  summary: 'Writes to Hako, about an order of mine or in general. The same key writes once.',
  body: Type.Object({
    order_code: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
    content: MessageText,
    images: MessagePictures,
  }),
  reply: writeReply,
  refusals: ['orders.not-found', 'files.not-found', 'messages.too-many'],
  limitPerMinute: 30,
});

export const markSeenEndpoint = endpoint({
  method: 'POST',
  path: '/api/me/messages/{id}/seen',
  access: 'customer',
  summary: 'I have seen what stands in this talk.',
  params: threadParams,
  reply: Type.Object({ status: Flag, success: Flag }),
  refusals: ['messages.not-found'],
});
