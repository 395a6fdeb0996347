import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { dong } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { HttpClient } from '../../../platform/outside/http-client.ts';
import { type BankTransaction, vietnamTime } from './bank-transaction.ts';

const PER_PAGE = 100;
const VIETNAM_MS = 7 * 3_600_000;

const Page = Compile(
  Type.Object({
    status: Type.Literal('success'),
    data: Type.Array(
      Type.Object({
        id: Type.String({ minLength: 1, maxLength: 100 }),
        transaction_date: Type.String(),
        account_number: Type.String({ minLength: 1, maxLength: 40 }),
        transfer_type: Type.Literal('in'),
        amount_in: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
        transaction_content: Type.String({ maxLength: 2_000 }),
        reference_number: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
      }),
    ),
    meta: Type.Object({ pagination: Type.Object({ has_more: Type.Boolean() }) }),
  }),
);

/**
 * One page of the incoming transactions of all our accounts between two moments, oldest first (SePay API v2, `GET /v2/transactions`).
 * `Outage` when SePay does not answer as it should.
 */
export async function readSepayList(
  client: HttpClient,
  token: string,
  { from, to, page }: { from: Date; to: Date; page: number },
): Promise<{ transactions: BankTransaction[]; hasMore: boolean }> {
  const query = new URLSearchParams({
    transaction_date_from: sepayTime(from),
    transaction_date_to: sepayTime(to),
    transfer_type: 'in',
    transaction_date_sort: 'asc',
    page: String(page),
    per_page: String(PER_PAGE),
  });
  const answer = await client.send({
    path: `/v2/transactions?${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.status !== 200)
    throw new Outage('sepay', 'broken', `the list was answered with ${answer.status}`);
  const body = answer.json();
  if (!Page.Check(body)) throw new Outage('sepay', 'broken', 'the list cannot be read', 'data');
  return { transactions: body.data.map(transactionOf), hasMore: body.meta.pagination.has_more };
}

type Row = ReturnType<typeof Page.Parse>['data'][number];

function transactionOf(row: Row): BankTransaction {
  const transferredAt = vietnamTime(row.transaction_date);
  if (!transferredAt)
    throw new Outage('sepay', 'broken', 'a time that is none', 'data.transaction_date');
  return {
    provider: 'sepay-list',
    accountNumber: row.account_number,
    // The list has ids of its own; the bank's reference is what both ways share.
    providerReference: row.id,
    bankReference: row.reference_number ?? '',
    direction: 'in',
    amount: dong(row.amount_in),
    content: row.transaction_content,
    transferredAt,
    raw: JSON.stringify(row),
  };
}

const sepayTime = (at: Date): string =>
  new Date(at.getTime() + VIETNAM_MS).toISOString().slice(0, 19).replace('T', ' ');
