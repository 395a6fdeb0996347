import { LIMITS } from '@hako/contract/kit/limits';
import { SUPPORT_MESSAGES } from '@hako/contract/support/messages';
import {
  changeComplaintEndpoint,
  listComplaintsEndpoint,
  listComplaintTypesEndpoint,
  openComplaintEndpoint,
  readDiscussionEndpoint,
  withdrawComplaintEndpoint,
  writeDiscussionEndpoint,
} from '@hako/contract/support/support';
import { refuseUnless } from '../../kernel/refusal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { supportDeskRoutes } from './desk-routes.ts';
import { SIGNATURES } from './notices.ts';
import { ownTaskRoutes } from './own-tasks/routes.ts';
import type { Complaint } from './rules/complaint.ts';
import { salesCareRoutes } from './sales-care/routes.ts';
import type { Support } from './support.ts';
import { noteRow, TALK_SIZE, typeRow } from './wire.ts';

/** Calls of customers and of the desk. */
export const supportRoutes = (support: Support): Route[] => [
  ...complaintRoutes(support),
  ...discussionRoutes(support),
  ...supportDeskRoutes(support),
  ...salesCareRoutes(support),
  ...ownTaskRoutes(support),
];

const complaintRoutes = (support: Support): Route[] => [
  route(listComplaintTypesEndpoint, async () => {
    const results = (await support.listTypes()).map(typeRow);
    const { length } = results;
    return { status: true, results, pagination: { page: 1, size: length, total: length } };
  }),
  route(listComplaintsEndpoint, async ({ query, caller: { customerId } }) => {
    const { page = 1, size = LIMITS.complaintPageSize, id, state } = query;
    const asked = { customerId, id, states: state && [state], page, size };
    const { complaints, total } = await support.list(asked);
    const results = await support.rowsOf(complaints);
    return { status: true, results, pagination: { page, size, total } };
  }),
  route(openComplaintEndpoint, async ({ body, caller: { customerId } }) => {
    const { type, content, order_code, images: pictures = [] } = body;
    const given = { customerId, type, content, orderCode: order_code ?? undefined, pictures };
    return reply(support, SUPPORT_MESSAGES.opened, await support.open(given));
  }),
  route(changeComplaintEndpoint, async ({ body, caller: { customerId } }) => {
    const { id, content, images: pictures = [] } = body;
    const changed = await support.change({ customerId, id, content, pictures });
    return reply(support, SUPPORT_MESSAGES.changed, changed);
  }),
  route(withdrawComplaintEndpoint, async ({ query, body, caller: { customerId } }) => {
    const id = query.id ?? body?.id;
    refuseUnless(id, 'support.complaint-not-found');
    return reply(support, SUPPORT_MESSAGES.withdrawn, await support.withdraw(customerId, id));
  }),
];

const discussionRoutes = (support: Support): Route[] => [
  route(readDiscussionEndpoint, async ({ query, caller: { customerId } }) => {
    const { complaint_id: id, page, size = TALK_SIZE } = query;
    const complaint = await support.find(id, customerId);
    refuseUnless(complaint, 'support.complaint-not-found');
    return talkReply(support, complaint, { page, size });
  }),
  route(writeDiscussionEndpoint, async ({ body, caller: { customerId } }) => {
    const { complaint_id: id, content, images: pictures = [] } = body;
    const { note } = await support.write({ id, customerId, content, pictures });
    return { status: true, data: noteRow(note, SIGNATURES.customer) };
  }),
];

async function rowOf(support: Support, complaint: Complaint) {
  const [row] = await support.rowsOf([complaint]);
  if (!row) throw new Error('a complaint has a row');
  return row;
}

const reply = async (support: Support, message: string, complaint: Complaint) => ({
  status: true,
  message,
  data: await rowOf(support, complaint),
});

/** Without a page the last one is read. */
async function talkReply(
  support: Support,
  complaint: Complaint,
  { page, size }: { readonly page: number | undefined; readonly size: number },
) {
  const [data, results] = await Promise.all([
    rowOf(support, complaint),
    support.notesOf(complaint, { page, size }),
  ]);
  const total = complaint.messages;
  const pagination = { page: page ?? Math.max(1, Math.ceil(total / size)), size, total };
  return { status: true, data, results, pagination };
}
