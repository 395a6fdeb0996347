import { NOTICES } from '@hako/contract/notices/notices';
import type { Waiting } from '../../kernel/waiting.ts';
import type { DeskDeps } from './deps.ts';
import type { Untold } from './order-task.ts';

/** Accounts that their owners left and that could not be erased; no code of an order leads there. */
export async function failedErasures(
  { db, listFailedErasures }: DeskDeps,
  { limit, orderIds }: Waiting,
): Promise<Untold[]> {
  if (orderIds) return [];
  const failed = await listFailedErasures(db, limit);
  return failed.map(({ customerId, failedAt, requestedAt, kind }) => ({
    key: `erasure-failed:${customerId}`,
    kind: 'erasure-failed',
    code: customerId,
    codes: [],
    title: NOTICES['data-erasure-postponed'].title,
    picture: null,
    customerId,
    since: requestedAt.toISOString(),
    facts: { reason: kind, failed_at: failedAt.toISOString() },
  }));
}
