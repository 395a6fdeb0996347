import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';

/** What customers say of us. */

const Feedback = Type.Object({
  ...{
    _id: Text,
    id: Text,
    name: Type.String({ description: 'given name only' }),
    avatar: Text,
    rating: Whole,
    content: Text,
    subject: Text,
  },
  reply: Type.String({ description: 'ours; empty without one' }),
  created_date: Text,
});

export const listFeedbacksEndpoint = endpoint({
  method: 'GET',
  path: '/api/feedbacks',
  access: 'anyone',
  summary: 'What customers say of us, newest first; only what somebody here has read',
  query: Type.Object({ ...PageQuery.properties }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(Feedback),
      average: Nullable(Type.Number({ description: 'of all that are shown, one decimal' })),
      pagination: Pagination,
    }),
  }),
});

export const writeFeedbackEndpoint = endpoint({
  method: 'POST',
  path: '/api/feedbacks',
  access: 'customer',
  summary: 'Says something of us; shown once it was read',
  body: Type.Object({
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    content: Type.String({ minLength: 10, maxLength: 1_000, pattern: '\\S' }),
    subject: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  reply: Type.Object({ data: Type.Object({ id: Text }) }),
  refusals: ['content.feedback-waiting'],
  limitPerMinute: 10,
});

const readers = { staff: ['sales', 'admin'] } as const;

export const listDeskFeedbacksEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/feedbacks',
  access: readers,
  summary: 'What waits to be read, the oldest first; or what is shown or hidden',
  query: Type.Object({
    ...PageQuery.properties,
    state: Type.Optional(
      Type.Union([Type.Literal('waiting'), Type.Literal('shown'), Type.Literal('hidden')]),
    ),
  }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(Type.Object({ ...Feedback.properties, state: Text, customer_id: Text })),
      pagination: Pagination,
    }),
  }),
});

export const decideFeedbackEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/feedbacks/{id}',
  access: readers,
  summary: 'Shows or hides what a customer said, with an answer of ours',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: Type.Object({
    is_shown: Type.Boolean(),
    reply: Type.Optional(Type.String({ maxLength: 1_000 })),
  }),
  reply: Type.Object({ data: Type.Object({ id: Text, state: Text }) }),
  refusals: ['content.feedback-not-found'],
});
