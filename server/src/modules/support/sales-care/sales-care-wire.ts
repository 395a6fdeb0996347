import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { SUPPORT_MESSAGES } from '@hako/contract/support/messages';
import type { readSalesCareEndpoint } from '@hako/contract/support/sales-care';
import { customerName } from '../../customers/index.ts';
import type { listSalesStaff, NamedChange, readSalesCare } from './list-sales-care.ts';
import type { SaleChange } from './sales-care-store.ts';

/** A wish for somebody else, as its customer reads it. */
export const changeRow = (change: SaleChange) => ({
  id: change.id,
  status: change.status,
  status_label: SUPPORT_MESSAGES.saleChanges[change.status],
  reason: change.reason,
  answer: change.answer ?? null,
  created_date: change.createdAt.toISOString(),
});

/** As the desk reads it. */
export const deskChangeRow = ({ change, customer, staffName }: NamedChange) => ({
  ...changeRow(change),
  customer: customerName(change.customerId, customer),
  staff: { id: change.staffId, full_name: staffName },
});

export const careReply = ({
  staff,
  rating,
  change,
}: Awaited<ReturnType<typeof readSalesCare>>): EndpointReply<typeof readSalesCareEndpoint> => ({
  status: true,
  data: {
    staff: staff
      ? {
          id: staff.staffCode,
          full_name: staff.fullName,
          staff_code: staff.staffCode,
          phone: staff.workPhone ?? null,
          zalo: staff.zaloLink ?? null,
        }
      : null,
    my_rating: rating
      ? { rate: rating.rate, comment: rating.comment, created_date: rating.at.toISOString() }
      : null,
    change: change ? changeRow(change) : null,
  },
});

export const salesPersonRow = ({
  id,
  fullName,
  staffCode,
  rating,
}: Awaited<ReturnType<typeof listSalesStaff>>[number]) => ({
  id,
  full_name: fullName,
  staff_code: staffCode,
  rating: rating?.average ?? null,
  ratings: rating?.count ?? 0,
});
