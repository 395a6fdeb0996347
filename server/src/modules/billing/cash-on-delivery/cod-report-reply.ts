import type { settleCodReportEndpoint } from '@hako/contract/billing/cash-on-delivery';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { OUTCOME_LABELS } from '../slips/labels.ts';
import type { CodReportAnswer } from './settle-cod-report.ts';

/** What the accountant reads after a carrier's report was booked: the sum, and what became of each line. */
export function codReportReply(
  answers: readonly CodReportAnswer[],
): EndpointReply<typeof settleCodReportEndpoint> {
  const settled = answers.filter(({ outcome }) => outcome === 'settled');
  return {
    data: {
      settled: settled.length,
      settled_vnd: settled.reduce((sum, { amount }) => sum + amount, 0),
      lines: answers.map(({ tracking, amount, outcome, bill, expected }) => ({
        tracking,
        amount_vnd: amount,
        outcome,
        outcome_label: OUTCOME_LABELS[outcome],
        bill: bill ?? null,
        expected_vnd: expected ?? null,
      })),
    },
  };
}
