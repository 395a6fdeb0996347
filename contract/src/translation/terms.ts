import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Keyset } from '../kit/pages.ts';
import { Nullable, Text } from '../kit/shapes.ts';

/** What a word is, in the order in which the desk offers them. */
export const TERM_KINDS = [
  'noun',
  'brand',
  'series',
  'title',
  'person',
  'quality',
  'colour',
  'material',
  'condition',
  'extra',
  'sale',
] as const;
export type TermKindName = (typeof TERM_KINDS)[number];
const Kind = Type.Unsafe<TermKindName>(Type.Union(TERM_KINDS.map((kind) => Type.Literal(kind))));

const Cell = (most: number) => Type.String({ maxLength: most, pattern: '^[^\\t\\r\\n|]*$' });
const Filled = Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\t\\r\\n|]+$' });

const GlossaryTerm = Type.Object({
  kind: Text,
  japanese: Text,
  reading: Text,
  vietnamese: Text,
  forms: Type.Array(Text),
  changed_at: Nullable(Text),
  reason: Nullable(Text),
});
export type GlossaryTerm = Static<typeof GlossaryTerm>;

export const listGlossaryTermsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/glossary/terms',
  access: { staff: ['admin'] },
  summary:
    'Terms of the glossary that have these letters in Vietnamese or Japanese, a page at a time.',
  query: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    after: Type.Optional(Type.String({ maxLength: 20, pattern: '^[0-9]+$' })),
  }),
  reply: Type.Object({ data: Keyset(GlossaryTerm) }),
});

export const writeGlossaryTermEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/glossary/terms',
  access: { staff: ['admin'] },
  summary:
    'Adds a term, or changes the one with this Japanese. The same term again changes nothing. Written to the audit with its reason.',
  body: Type.Object({
    kind: Kind,
    japanese: Filled,
    reading: Cell(100),
    vietnamese: Filled,
    forms: Type.Array(Filled, { maxItems: 20 }),
    reason: Type.String({ minLength: 3, maxLength: 300 }),
  }),
  reply: Type.Object({ data: Type.Object({ version: Type.Integer() }) }),
  refusals: ['translation.term-faulty', 'translation.glossary-changed'],
});
