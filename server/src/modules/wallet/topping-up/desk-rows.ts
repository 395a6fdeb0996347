import { gatherClues } from '../candidates/gather-clues.ts';
import { rankCandidates } from '../candidates/rules/rank-candidates.ts';
import { candidateRows, deskClaim, deskTransfer } from '../wire.ts';
import { listOpenClaims, listWaitingClaims } from './claim-store.ts';
import { transferSubject } from './settle-unmatched.ts';
import type { TopUpDeps } from './top-up-deps.ts';
import { listTransfers, type TransferQuery } from './transfer-list-store.ts';
import type { Transfer } from './transfer-store.ts';

/**
 * Transfers as the accountant reads them: whose each is, or whose it may be, and what a second
 * person has to decide.
 */
async function listTransferRows(deps: TopUpDeps, transfers: readonly Transfer[]) {
  const { db, approvals, customers } = deps;
  const unmatched = transfers.filter(({ state }) => state === 'unmatched');
  const claims = await listOpenClaims(
    db,
    unmatched.map(({ amount }) => amount),
  );
  const clues = await gatherClues(deps, db, unmatched, claims);
  const candidatesOf = (id: string) => rankCandidates(clues.get(id) ?? []);
  const subjects = transfers.map(({ id }) => transferSubject(id));
  const waiting = await approvals.findWaiting(db, subjects);
  const approvalOf = new Map(waiting.map(({ subject, id }) => [subject, id]));
  const named = [...transfers, ...claims, ...[...clues.values()].flat()];
  const ids = named.flatMap(({ customerId }) => customerId ?? []);
  const names = await customers.readMany(db, [...new Set(ids)]);
  return transfers.map((transfer) => ({
    ...deskTransfer(transfer, names, transfer.state === 'unmatched' ? claims : []),
    candidates: candidateRows(candidatesOf(transfer.id), names),
    approval_id: approvalOf.get(transferSubject(transfer.id)),
  }));
}

export async function readTransferRow(deps: TopUpDeps, transfer: Transfer) {
  const [row] = await listTransferRows(deps, [transfer]);
  if (!row) throw new Error('a transfer has a row');
  return row;
}

/** One page of transfers, the newest first. */
export async function listDeskTransfers(
  deps: TopUpDeps,
  query: Pick<TransferQuery, 'state' | 'reference' | 'page' | 'size'>,
) {
  const { rows, total } = await listTransfers(deps.db, query);
  return { rows: await listTransferRows(deps, rows), total };
}

/** One page of claims that nobody answered, each with whose it is. */
export async function listDeskClaims(
  { db, customers }: TopUpDeps,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const { claims, total } = await listWaitingClaims(db, page, size);
  const ids = [...new Set(claims.map(({ customerId }) => customerId))];
  const names = await customers.readMany(db, ids);
  const rows = claims.flatMap((claim) => {
    const customer = names.get(claim.customerId);
    return customer ? [deskClaim(claim, customer)] : [];
  });
  return { rows, total };
}
