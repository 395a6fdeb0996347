import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';

/** Server-sent events. A customer's own news come without asking; `topics` is a comma list such as `auction:auction:x123`. */
export const liveEndpoint = endpoint({
  method: 'GET',
  path: '/api/live',
  access: 'anyone',
  summary:
    'News as they happen, as server-sent events: one JSON object a message, with `topic` and `kind`.',
  query: Type.Object({ topics: Type.Optional(Type.String({ maxLength: 1_000 })) }),
  reply: Type.Unknown(),
  replyKind: 'stream',
});
