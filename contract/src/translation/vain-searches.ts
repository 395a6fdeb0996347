import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Keyset } from '../kit/pages.ts';
import { Text, Whole } from '../kit/shapes.ts';

/** Words that found nothing or almost nothing, whoever typed them. */
const VainSearch = Type.Object({
  keyword: Text,
  japanese: Type.String({ description: 'what the sites were asked last' }),
  times: Whole,
  found: Type.Integer({ description: 'how many groups of goods the last search found' }),
  is_read: Type.Boolean({ description: 'the glossary reads it whole by now' }),
  first_at: Text,
  last_at: Text,
});
export type VainSearch = Static<typeof VainSearch>;

export const listVainSearchesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/vain-searches',
  access: { staff: ['admin'] },
  summary:
    'What people searched for in vain in the last ninety days, the most often first; nobody is named.',
  query: Type.Object({ after: Type.Optional(Type.String({ maxLength: 400 })) }),
  reply: Type.Object({ data: Keyset(VainSearch) }),
});
