import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';

const staff = { staff: ['buyer', 'sales', 'warehouse', 'accountant'] } as const;
const Mark = Type.Object({ call: Text, at: Text, status: Nullable(Whole) });

/** How the line of one of our processes to one marketplace is. */
export const SiteHealth = Type.Object({
  process: Whole,
  roles: Type.Array(Text),
  site: Text,
  name: Text,
  state: Type.Union([Type.Literal('open'), Type.Literal('resting'), Type.Literal('trying')]),
  closed_kind: Nullable(Text),
  closed_since: Nullable(Text),
  next_try_at: Nullable(Text),
  since: Text,
  calls: Whole,
  calls_last_minute: Whole,
  pace_per_second: Nullable(Type.Number({ description: 'what we allow ourselves' })),
  failures: Type.Array(Type.Object({ kind: Text, count: Whole })),
  unreadable: Whole,
  rows_read: Whole,
  rows_set_aside: Whole,
  last_set_aside_at: Nullable(Text),
  last_answer: Nullable(Mark),
  last_failure: Nullable(Type.Intersect([Mark, Type.Object({ kind: Text })])),
  p50_ms: Nullable(Whole),
  p95_ms: Nullable(Whole),
  clock_offset_ms: Nullable(Type.Integer({ description: 'the clock of the site minus ours' })),
});
export const listSiteHealthEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/sites',
  access: staff,
  summary: 'How our lines to the marketplaces are, as each of our processes sees them.',
  reply: Type.Object({ data: Type.Array(SiteHealth) }),
});
export const listUnreadableEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/sites/{site}/unreadable',
  access: staff,
  summary:
    'The newest answers of each call of a marketplace that could not be read, without cookies and keys; three a call.',
  params: Type.Object({ site: Type.String({ pattern: '^[\\w-]{1,20}$' }) }),
  refusals: ['marketplaces.site-not-served'],
  reply: Type.Object({
    data: Type.Array(
      Type.Object({
        call: Text,
        at: Text,
        status: Whole,
        missing: Text,
        why: Text,
        content_type: Text,
        body: Text,
      }),
    ),
  }),
});
