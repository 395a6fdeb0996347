import { expect } from 'vitest';
import { call } from './people/client.ts';
import type { PretendService } from './world/pretend-service.ts';

/** The desk's lists, each with the kinds of work that it holds. */
const LISTS = {
  'approvals?state=waiting': ['approval'],
  'transfers?state=unmatched': ['transfer'],
  claims: ['claim'],
  'withdrawals?status=requested,withdrawals?status=approved': ['withdrawal'],
  complaints: ['complaint'],
  offers: ['offer'],
  'hand-bids': ['hand-bid'],
  bids: ['bid-doubt', 'bid-unpaid', 'bid-stuck'],
  'bid-requests?status=waiting': ['bid-request'],
  feedbacks: ['feedback'],
  'sale-changes': ['sale-change'],
} as const;

/**
 * The one list of all work holds as much of each kind as the page of that kind, for whoever this
 * token belongs to. Gives back how much waits by kind.
 */
export async function expectSameWork(
  service: PretendService,
  token: string | undefined,
): Promise<Record<string, number>> {
  const { body } = await call(service, 'GET', '/api/desk/work', { token });
  const counts = body.data.counts as { kind: string; count: number }[];
  const byKind = Object.fromEntries(counts.map(({ kind, count }) => [kind, count]));
  for (const [lists, kinds] of Object.entries(LISTS)) {
    const answers = await Promise.all(
      lists.split(',').map((list) => call(service, 'GET', `/api/desk/${list}`, { token })),
    );
    if (answers.some(({ status }) => status === 403)) continue;
    const onPages = answers.reduce(
      (sum, answer) => sum + (answer.body.pagination ?? answer.body.data.pagination).total,
      0,
    );
    const inList = kinds.reduce((sum, kind) => sum + (byKind[kind] ?? 0), 0);
    expect({ lists, count: inList }).toEqual({ lists, count: onPages });
  }
  return byKind;
}
