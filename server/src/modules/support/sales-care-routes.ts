import { customerName } from '../customers/index.ts';
import { LIMITS } from '@hako/contract/kit/limits';
import { SUPPORT_MESSAGES } from '@hako/contract/support/messages';
import {
  decideSaleChangeEndpoint,
  listSaleChangesEndpoint,
  rateStaffEndpoint,
  readSalesCareEndpoint,
  requestChangeSaleEndpoint,
} from '@hako/contract/support/sales-care';
import { type Route, route } from '../../platform/http/route.ts';
import type { Support } from './create-support.ts';
import type { SaleChange } from './sales-care-store.ts';

const changeRow = (change: SaleChange) => ({
  id: change.id,
  status: change.status,
  status_label: SUPPORT_MESSAGES.saleChanges[change.status],
  reason: change.reason,
  answer: change.answer ?? null,
  created_date: change.createdAt.toISOString(),
});

/** Calls about the member of the staff who looks after a customer. */
export const salesCareRoutes = ({ care }: Support): Route[] => [
  route(readSalesCareEndpoint, async ({ caller: { customerId } }) => {
    const { staff, rating, change } = await care.read(customerId);
    return {
      status: true,
      data: {
        staff: staff
          ? { id: staff.staffCode, full_name: staff.fullName, staff_code: staff.staffCode }
          : null,
        my_rating: rating
          ? { rate: rating.rate, comment: rating.comment, created_date: rating.at.toISOString() }
          : null,
        change: change ? changeRow(change) : null,
      },
    };
  }),
  route(
    rateStaffEndpoint,
    async ({ body: { staff_id, rate, comment }, caller: { customerId } }) => {
      await care.rate({
        customerId,
        staffCode: staff_id ?? undefined,
        rate,
        comment: comment ?? '',
      });
      return { status: true, message: SUPPORT_MESSAGES.rated };
    },
  ),
  route(requestChangeSaleEndpoint, async ({ body: { reason }, caller: { customerId } }) => ({
    status: true,
    message: SUPPORT_MESSAGES.changeRequested,
    data: changeRow(await care.requestChange(customerId, reason)),
  })),
  route(listSaleChangesEndpoint, async ({ query: { page = 1, size = LIMITS.pageSize } }) => {
    const [{ changes, total }, staff] = await Promise.all([
      care.listOpen(page, size),
      care.listStaff(),
    ]);
    return {
      status: true,
      results: (await care.withNames(changes)).map(({ change, customer, staffName }) =>
        deskRow(change, customer, staffName),
      ),
      staff: staff.map(({ id, fullName, staffCode, rating }) => ({
        id,
        full_name: fullName,
        staff_code: staffCode,
        rating: rating?.average ?? null,
        ratings: rating?.count ?? 0,
      })),
      pagination: { page, size, total },
    };
  }),
  route(
    decideSaleChangeEndpoint,
    async ({ params: { id }, body: { staff_id, answer }, caller }) => {
      const decided = await care.decide({
        staffId: caller.userId,
        id,
        newStaffId: staff_id ?? undefined,
        answer: answer ?? undefined,
      });
      const [named] = await care.withNames([decided]);
      if (!named) throw new Error('a decided wish has a row');
      return { status: true, data: deskRow(named.change, named.customer, named.staffName) };
    },
  ),
];

const deskRow = (
  change: SaleChange,
  customer: { customerNo: string; fullName: string } | undefined,
  staffName: string,
) => ({
  ...changeRow(change),
  customer: customerName(change.customerId, customer),
  staff: { id: change.staffId, full_name: staffName },
});
