import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Nullable, Reason, Text, Whole } from '../kit/shapes.ts';

/** Only the owner's people change settings; who pays and books may read them. */
const READERS = { staff: ['accountant'] } as const;
const OWNER = { staff: [] } as const;

const Name = Type.Object({ name: Type.String({ maxLength: 40 }) });
const Key = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9*][A-Za-z0-9 _-]*$' });
const Day = Type.String({ format: 'date' });
/** Nested values by the names of the fields; `contract/src/settings/pages` says which. */
const Values = Type.Record(Type.String(), Type.Unknown());

const Row = Type.Object({
  key: Text,
  values: Values,
  /** Since when, or from when on; null: since always. */
  valid_from: Nullable(Text),
});
/** A change that begins on a later day; null values end the row. */
const Coming = Type.Object({ key: Text, values: Nullable(Values), valid_from: Text });

const Sheet = Type.Object({
  name: Text,
  /** The day that it is in Vietnam, and the first one for which a change is taken. */
  today: Text,
  first_day: Text,
  rows: Type.Array(Row),
  coming: Type.Array(Coming),
  /** Names of the codes that its fields choose from, and of rows that bring no name. */
  names: Type.Record(Type.String(), Type.Record(Type.String(), Text)),
  /** Number of the last change of each row that was ever changed, by key. */
  last_changes: Type.Record(Type.String(), Whole),
  /** Keys of rows for which a proposal waits for a second person. */
  waiting: Type.Array(Text),
  may_change: Flag,
});
export type SettingSheet = Static<typeof Sheet>;

export const readSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/settings/{name}',
  access: READERS,
  summary: 'The rows of one page of settings: what holds today, what begins later, what waits.',
  params: Name,
  reply: Type.Object({ data: Sheet }),
  refusals: ['settings.not-found'],
});

const Change = Type.Object({
  number: Whole,
  key: Text,
  valid_from: Text,
  before: Nullable(Values),
  values: Nullable(Values),
  set_by: Text,
  approved_by: Nullable(Text),
  reason: Text,
  recorded_at: Text,
});
export type SettingChange = Static<typeof Change>;

export const listSettingChangesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/settings/{name}/changes',
  access: READERS,
  summary: 'What was changed on a page of settings, by whom and why, newest first.',
  params: Name,
  query: Type.Object({
    key: Type.Optional(Key),
    /** `next` of the page before. */
    before: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  reply: Type.Object({ rows: Type.Array(Change), next: Type.Optional(Whole) }),
  refusals: ['settings.not-found'],
});

const Asked = Type.Object({
  key: Key,
  values: Type.Union([Values, Type.Null()], { description: 'null ends the row' }),
  valid_from: Day,
});
const WRONG = [
  'settings.not-found',
  'settings.row-not-found',
  'settings.value-wrong',
  'settings.too-early',
  'settings.cannot-end',
  'settings.unreadable',
] as const;

export const changeSettingEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/settings/{name}',
  access: OWNER,
  summary:
    'Changes a row from a day on. What moves money waits for a second person (`is_done` false).',
  params: Name,
  body: Type.Object({
    ...Asked.properties,
    reason: Reason,
    /** `last_changes` of the row as the author saw it; 0 where it was never changed. */
    seen_change: Type.Integer({ minimum: 0 }),
  }),
  reply: Type.Object({ status: Type.Literal(true), is_done: Flag }),
  refusals: [...WRONG, 'settings.changed-meanwhile', 'settings.nothing-new', 'approvals.waiting'],
});

const Cost = Type.Object({ first_vnd: Whole, second_vnd: Whole, total_vnd: Whole });
const Typical = Type.Object({ name: Text, before: Cost, after: Cost });
export type TypicalCost = Static<typeof Typical>;

export const previewSettingEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/settings/{name}/preview',
  access: OWNER,
  summary: 'What typical orders would cost before and after a change, by the calculator itself.',
  params: Name,
  body: Asked,
  reply: Type.Object({ data: Type.Array(Typical) }),
  refusals: [...WRONG, 'pricing.no-rate', 'pricing.unknown-ship-mode'],
});
