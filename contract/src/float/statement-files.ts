import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Keyset } from '../kit/pages.ts';
import { Flag, Nullable, Reason, Text, Uuid, Whole } from '../kit/shapes.ts';
import { byFloatId, KEEPS_FLOAT } from './accounts.ts';

export const FLOAT_FILES_PAGE = 20;

export const FloatStatementFile = Type.Object({
  id: Uuid,
  name: Text,
  /** That were new with it; of those the covered ones. */
  lines: Whole,
  covered: Whole,
  /** Some of its lines lie in days that are reconciled: it stays. */
  is_reconciled: Flag,
  uploaded_by: Text,
  uploaded_at: Text,
  withdrawn: Nullable(Type.Object({ by: Text, at: Text, reason: Text })),
});
export type FloatStatementFile = Static<typeof FloatStatementFile>;

export const listFloatFilesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/float/accounts/{id}/files',
  access: KEEPS_FLOAT,
  summary: 'The files that the lines of an account came from, newest first, twenty at a time.',
  params: byFloatId,
  query: Type.Object({ after: Type.Optional(Type.String({ maxLength: 80 })) }),
  reply: Keyset(FloatStatementFile),
  refusals: ['float.account-not-found', 'request.invalid'],
});

export const withdrawFloatFileEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/float/files/{id}/withdraw',
  access: KEEPS_FLOAT,
  summary:
    'A file was wrong: its lines leave the account, what they covered waits again, and what was booked because of them is taken back. Not once a line of it is reconciled.',
  params: byFloatId,
  body: Type.Object({ reason: Reason }),
  reply: Type.Object({ status: Type.Boolean(), success: Type.Boolean() }),
  refusals: [
    'float.statement-not-found',
    'float.statement-withdrawn',
    'float.statement-busy',
    'float.two-people-lines',
    'float.over-day',
    'float.day-closed',
    'float.account-closed',
    'float.refund-too-high',
    'float.card-number',
  ],
});
