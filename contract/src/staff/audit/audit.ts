import { type Static, Type } from 'typebox';
import { endpoint } from '../../kit/endpoint.ts';
import { Nullable, Text } from '../../kit/shapes.ts';

const Day = Type.String({ format: 'date' });

const AuditLine = Type.Object({
  id: Text,
  at: Text,
  actor: Text,
  actor_name: Text,
  action: Text,
  subject: Nullable(Text),
  reason: Nullable(Text),
  before: Type.Unknown(),
  after: Type.Unknown(),
});
export type AuditLine = Static<typeof AuditLine>;

export const listAuditEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/audit',
  access: { staff: ['admin'] },
  summary: 'What staff did, newest first, by author, act, thing and days in Vietnam.',
  query: Type.Object({
    actor: Type.Optional(Type.String({ format: 'uuid' })),
    action: Type.Optional(Type.String({ maxLength: 100 })),
    subject: Type.Optional(Type.String({ maxLength: 200 })),
    /** First and last day. */
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    /** `next` of the page before. */
    before: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  reply: Type.Object({ rows: Type.Array(AuditLine), next: Type.Optional(Text) }),
});
