import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Text, Uuid } from '../kit/shapes.ts';

const DESK = { staff: ['sales', 'buyer', 'warehouse', 'accountant'] } as const;

/** So many rows are given to somebody in one call. */
export const MOST_ASSIGNED = 100;

/**
 * What became of one row. `done`: it is as asked (also when it was so before); `taken`: a colleague
 * has it, whose name stands in `by`;
 * `gone`: it waits no more; `not-mine`: work of another role or house, or only an administrator
 * may; `unclaimed`: nobody's, to be claimed before it is given; `not-theirs`: the colleague does
 * not do this kind of work.
 */
const Outcome = Type.Union([
  Type.Literal('done'),
  Type.Literal('taken'),
  Type.Literal('gone'),
  Type.Literal('not-mine'),
  Type.Literal('unclaimed'),
  Type.Literal('not-theirs'),
]);
export type AssignOutcome = Static<typeof Outcome>;

export const AssignResult = Type.Object({ key: Text, outcome: Outcome, by: Nullable(Text) });
export type AssignResult = Static<typeof AssignResult>;

export const assignWorkEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/work/assign',
  access: DESK,
  summary:
    'Claims work, gives it back, or gives it to a colleague; each row is told what became of it. Of two who claim the same one wins, and the other reads who. An administrator may change what is a colleague’s. Nothing else of the work is touched.',
  body: Type.Object({
    keys: Type.Array(Type.String({ pattern: '^[a-z-]{1,30}:\\S{1,80}$' }), {
      minItems: 1,
      maxItems: MOST_ASSIGNED,
      uniqueItems: true,
    }),
    /** `me`, `nobody`, or the id of a colleague. */
    to: Type.Union([Type.Literal('me'), Type.Literal('nobody'), Uuid]),
    reason: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  reply: Type.Object({ data: Type.Array(AssignResult) }),
});

export const listWorkColleaguesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/work/colleagues',
  access: DESK,
  summary: 'Who does work of my kinds besides me, by name.',
  reply: Type.Object({ data: Type.Array(Type.Object({ id: Uuid, name: Text })) }),
});
