import { LIMITS } from '@hako/contract/kit/limits';
import { SUPPORT_MESSAGES } from '@hako/contract/support/messages';
import {
  decideSaleChangeEndpoint,
  listSaleChangesEndpoint,
  rateStaffEndpoint,
  readSalesCareEndpoint,
  requestChangeSaleEndpoint,
} from '@hako/contract/support/sales-care';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Support } from '../support.ts';
import { careReply, changeRow, deskChangeRow, salesPersonRow } from './sales-care-wire.ts';

/** Calls about the member of the staff who looks after a customer. */
export const salesCareRoutes = ({ care }: Pick<Support, 'care'>): Route[] => [
  route(readSalesCareEndpoint, async ({ caller }) => careReply(await care.read(caller.customerId))),
  route(rateStaffEndpoint, async ({ body, caller: { customerId } }) => {
    const { staff_id, rate, comment } = body;
    const staffCode = staff_id ?? undefined;
    await care.rate({ customerId, staffCode, rate, comment: comment ?? '' });
    return { status: true, message: SUPPORT_MESSAGES.rated };
  }),
  route(requestChangeSaleEndpoint, async ({ body: { reason }, caller: { customerId } }) => ({
    status: true,
    message: SUPPORT_MESSAGES.changeRequested,
    data: changeRow(await care.requestChange(customerId, reason)),
  })),
  route(listSaleChangesEndpoint, async ({ query: { page = 1, size = LIMITS.pageSize } }) => {
    const reading = [care.listOpen(page, size), care.listStaff()] as const;
    const [{ changes, total }, people] = await Promise.all(reading);
    const results = (await care.withNames(changes)).map(deskChangeRow);
    const pagination = { page, size, total };
    return { status: true, results, staff: people.map(salesPersonRow), pagination };
  }),
  route(decideSaleChangeEndpoint, async ({ params: { id }, body, caller: { userId: staffId } }) => {
    const said = { newStaffId: body.staff_id ?? undefined, answer: body.answer ?? undefined };
    const [named] = await care.withNames([await care.decide({ staffId, id, ...said })]);
    if (!named) throw new Error('a decided wish has a row');
    return { status: true, data: deskChangeRow(named) };
  }),
];
