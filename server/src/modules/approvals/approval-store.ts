import type { ApprovalAct, ApprovalState } from '@hako/contract/approvals/approvals';
import { type Selectable, sql } from 'kysely';
import { dong } from '../../kernel/money.ts';
import { countedPage } from '../../platform/database/counted-page.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ActTerms, Approval } from './approval.ts';

export async function insertApproval(trx: Trx, approval: Approval): Promise<void> {
  await trx
    .insertInto('approvals')
    .values({
      id: approval.id,
      act: approval.act,
      subject: approval.subject,
      customer_id: approval.customerId ?? null,
      amount_vnd: approval.amount ?? null,
      terms: JSON.stringify(approval.terms),
      reason: approval.reason,
      proofs: [...approval.proofs],
      proposed_by: approval.proposedBy,
      proposed_at: approval.proposedAt,
    })
    .execute();
}

export async function lockApproval(trx: Trx, id: string): Promise<Approval | undefined> {
  const row = await trx
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toApproval(row);
}

export async function updateDecision(
  trx: Trx,
  id: string,
  decision: {
    readonly state: Exclude<ApprovalState, 'waiting'>;
    readonly by: string;
    readonly at: Date;
    readonly answer: string | undefined;
  },
): Promise<void> {
  const { state, by, at, answer } = decision;
  await trx
    .updateTable('approvals')
    .set({ state, decided_by: by, decided_at: at, answer: answer ?? null })
    .where('id', '=', id)
    .execute();
}

/** The ones that wait for these subjects. */
export async function findWaiting(
  reader: Reader,
  subjects: readonly string[],
): Promise<readonly Approval[]> {
  if (subjects.length === 0) return [];
  const rows = await reader
    .selectFrom('approvals')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('subject', 'in', subjects)
    .execute();
  return rows.map(toApproval);
}

/** Those of these acts: waiting ones oldest first, decided ones newest first. */
export async function listApprovals(
  reader: Reader,
  {
    acts,
    isWaiting,
    page,
    size,
  }: { acts: readonly string[]; isWaiting: boolean; page: number; size: number },
): Promise<{ rows: readonly Approval[]; total: number }> {
  const all = reader
    .selectFrom('approvals')
    .selectAll()
    .where(sql<boolean>`act = any (${[...acts]}::text[])`);
  const { rows, total } = await countedPage(
    reader,
    isWaiting
      ? all.where('state', '=', 'waiting').orderBy('proposed_at').orderBy('id')
      : all.where('state', '<>', 'waiting').orderBy('decided_at', 'desc').orderBy('id', 'desc'),
    { page, size },
  );
  return { rows: rows.map(toApproval), total };
}

const toApproval = (row: Selectable<Tables['approvals']>): Approval => ({
  id: row.id,
  act: row.act as ApprovalAct,
  subject: row.subject,
  customerId: row.customer_id ?? undefined,
  amount: row.amount_vnd === null ? undefined : dong(row.amount_vnd),
  terms: row.terms as ActTerms[ApprovalAct],
  reason: row.reason,
  proofs: row.proofs,
  state: row.state as ApprovalState,
  proposedBy: row.proposed_by,
  proposedAt: row.proposed_at,
  decidedBy: row.decided_by ?? undefined,
  decidedAt: row.decided_at ?? undefined,
  answer: row.answer ?? undefined,
});
