import { LIMITS } from '@hako/contract/kit/limits';
import {
  answerComplaintEndpoint,
  decideComplaintEndpoint,
  listDeskComplaintsEndpoint,
  readDeskComplaintEndpoint,
} from '@hako/contract/support/support';
import { dong } from '../../kernel/money.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Complaint } from './rules/complaint.ts';
import type { Support } from './support.ts';
import { TALK_SIZE } from './wire.ts';

/** Complaints as the desk answers and decides them, what is due first at the top. */
export const supportDeskRoutes = (support: Support): Route[] => [
  route(listDeskComplaintsEndpoint, async ({ query }) => {
    const { page = 1, size = LIMITS.complaintPageSize, state } = query;
    const which = state ? { states: [state] } : { isOurs: true };
    const { complaints, total } = await support.list({ ...which, isDueFirst: true, page, size });
    const results = await support.deskRowsOf(complaints);
    return { status: true, results, pagination: { page, size, total } };
  }),
  route(readDeskComplaintEndpoint, async ({ params: { id } }) => {
    const complaint = await support.find(id);
    refuseUnless(complaint, 'support.complaint-not-found');
    const talk = { page: undefined, size: TALK_SIZE };
    const reading = [deskRowOf(support, complaint), support.notesOf(complaint, talk)] as const;
    const [data, messages] = await Promise.all(reading);
    return { status: true, data, messages };
  }),
  route(answerComplaintEndpoint, async ({ params: { id }, body, caller }) => {
    const { content, images: pictures = [] } = body;
    const answered = await support.answer({ staffId: caller.userId, id, content, pictures });
    return { status: true, data: await deskRowOf(support, answered) };
  }),
  route(decideComplaintEndpoint, async ({ params: { id }, body, caller: { userId: staffId } }) => {
    const { outcome, reason, refund_vnd = 0 } = body;
    const given = { staffId, id, outcome, reason, refund: dong(refund_vnd) };
    return { status: true, data: await deskRowOf(support, await support.decide(given)) };
  }),
];

async function deskRowOf(support: Support, complaint: Complaint) {
  const [row] = await support.deskRowsOf([complaint]);
  if (!row) throw new Error('a complaint has a row');
  return row;
}
