import { LIMITS } from '@hako/contract/kit/limits';
import { SUPPORT_MESSAGES } from '@hako/contract/support/messages';
import {
  answerComplaintEndpoint,
  changeComplaintEndpoint,
  decideComplaintEndpoint,
  listComplaintsEndpoint,
  listComplaintTypesEndpoint,
  listDeskComplaintsEndpoint,
  openComplaintEndpoint,
  readDeskComplaintEndpoint,
  readDiscussionEndpoint,
  withdrawComplaintEndpoint,
  writeDiscussionEndpoint,
} from '@hako/contract/support/support';
import { dong } from '../../kernel/money.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Complaint } from './rules/complaint.ts';
import type { Support } from './create-support.ts';
import { SIGNATURES } from './notices.ts';
import { noteRow } from './wire.ts';

const TALK_SIZE = 100;

/** Calls of customers and of the desk. */
export const supportRoutes = (support: Support): Route[] => {
  const rowOf = async (complaint: Complaint) => {
    const [row] = await support.rowsOf([complaint]);
    if (!row) throw new Error('a complaint has a row');
    return row;
  };
  const deskRowOf = async (complaint: Complaint) => {
    const [row] = await support.deskRowsOf([complaint]);
    if (!row) throw new Error('a complaint has a row');
    return row;
  };
  return [
    route(listComplaintTypesEndpoint, async () => {
      const types = await support.listTypes();
      return {
        status: true,
        results: types.map(({ code, name, hint, needsOrder, needsEvidence, answerHours }) => ({
          code,
          name,
          hint,
          needs_order: needsOrder,
          needs_evidence: needsEvidence,
          answer_hours: answerHours,
        })),
        pagination: { page: 1, size: types.length, total: types.length },
      };
    }),
    route(
      listComplaintsEndpoint,
      async ({
        query: { page = 1, size = LIMITS.complaintPageSize, id, state },
        caller: { customerId },
      }) => {
        const { complaints, total } = await support.list({
          customerId,
          id,
          states: state && [state],
          page,
          size,
        });
        return {
          status: true,
          results: await support.rowsOf(complaints),
          pagination: { page, size, total },
        };
      },
    ),
    route(
      openComplaintEndpoint,
      async ({ body: { type, content, order_code, images = [] }, caller: { customerId } }) => {
        const complaint = await support.open({
          customerId,
          type,
          content,
          orderCode: order_code ?? undefined,
          pictures: images,
        });
        return { status: true, message: SUPPORT_MESSAGES.opened, data: await rowOf(complaint) };
      },
    ),
    route(
      changeComplaintEndpoint,
      async ({ body: { id, content, images = [] }, caller: { customerId } }) => ({
        status: true,
        message: SUPPORT_MESSAGES.changed,
        data: await rowOf(await support.change({ customerId, id, content, pictures: images })),
      }),
    ),
    route(withdrawComplaintEndpoint, async ({ query, body, caller: { customerId } }) => {
      const id = query.id ?? body?.id;
      refuseUnless(id, 'support.complaint-not-found');
      return {
        status: true,
        message: SUPPORT_MESSAGES.withdrawn,
        data: await rowOf(await support.withdraw(customerId, id)),
      };
    }),
    route(
      readDiscussionEndpoint,
      async ({ query: { complaint_id: id, page, size = TALK_SIZE }, caller: { customerId } }) => {
        const complaint = await support.find(id, customerId);
        refuseUnless(complaint, 'support.complaint-not-found');
        const [data, results] = await Promise.all([
          rowOf(complaint),
          support.notesOf(complaint, { page, size }),
        ]);
        const total = complaint.messages;
        return {
          status: true,
          data,
          results,
          pagination: { page: page ?? Math.max(1, Math.ceil(total / size)), size, total },
        };
      },
    ),
    route(
      writeDiscussionEndpoint,
      async ({ body: { complaint_id: id, content, images = [] }, caller: { customerId } }) => {
        const { note } = await support.write({ id, customerId, content, pictures: images });
        return { status: true, data: noteRow(note, SIGNATURES.customer) };
      },
    ),
    route(
      listDeskComplaintsEndpoint,
      async ({ query: { page = 1, size = LIMITS.complaintPageSize, state } }) => {
        const { complaints, total } = await support.list({
          ...(state ? { states: [state] } : { isOurs: true }),
          isDueFirst: true,
          page,
          size,
        });
        return {
          status: true,
          results: await support.deskRowsOf(complaints),
          pagination: { page, size, total },
        };
      },
    ),
    route(readDeskComplaintEndpoint, async ({ params: { id } }) => {
      const complaint = await support.find(id);
      refuseUnless(complaint, 'support.complaint-not-found');
      const [data, messages] = await Promise.all([
        deskRowOf(complaint),
        support.notesOf(complaint, { page: undefined, size: TALK_SIZE }),
      ]);
      return { status: true, data, messages };
    }),
    route(
      answerComplaintEndpoint,
      async ({ params: { id }, body: { content, images = [] }, caller }) => ({
        status: true,
        data: await deskRowOf(
          await support.answer({ staffId: caller.userId, id, content, pictures: images }),
        ),
      }),
    ),
    route(
      decideComplaintEndpoint,
      async ({ params: { id }, body: { outcome, reason, refund_vnd = 0 }, caller }) => ({
        status: true,
        data: await deskRowOf(
          await support.decide({
            staffId: caller.userId,
            id,
            outcome,
            reason,
            refund: dong(refund_vnd),
          }),
        ),
      }),
    ),
  ];
};
