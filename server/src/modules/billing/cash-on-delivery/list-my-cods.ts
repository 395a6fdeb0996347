import { carrierName } from '@hako/contract/billing/carriers';
import type { CodRow } from '@hako/contract/billing/cash-on-delivery';
import assert from 'node:assert/strict';
import type { Static } from 'typebox';
import { statusIdOf } from '../../orders/index.ts';
import type { Bill } from '../slips/bill.ts';
import { listBillsByIds } from '../slips/bill-store.ts';
import { type Cod, listCods, sumCods } from './cod-store.ts';
import { type Consignment, listConsignments } from '../carriers/consignment-store.ts';
import type { BillingDeps } from '../deps.ts';
import { COD_LABELS } from '../slips/labels.ts';

const PAGE_SIZE = 10;
/** What the carriers collect for me, newest first. */
export async function listMyCods(
  deps: BillingDeps,
  {
    customerId,
    page = 1,
    size = PAGE_SIZE,
  }: { customerId: string; page?: number | undefined; size?: number | undefined },
) {
  const cods = await listCods(deps.db, customerId, size, (page - 1) * size);
  const ids = cods.map(({ billId }) => billId);
  const bills = new Map((await listBillsByIds(deps.db, ids)).map((bill) => [bill.id, bill]));
  const consignments = new Map(
    (await listConsignments(deps.db, ids)).map((consignment) => [consignment.billId, consignment]),
  );
  const { open, openVnd, settled, settledVnd } = await sumCods(deps.db, customerId);
  const results = cods.map((cod) => {
    const bill = bills.get(cod.billId);
    assert(bill, `what is collected for ${cod.billId} has a bill`);
    return rowOf(cod, bill, consignments.get(cod.billId));
  });
  return {
    data: {
      results,
      pagination: { total: open + settled, current: page, pageSize: size },
      options: { open, open_vnd: openVnd, settled, settled_vnd: settledVnd },
    },
  };
}
function rowOf(cod: Cod, bill: Bill, consignment: Consignment | undefined): Static<typeof CodRow> {
  const status = statusOf(cod, bill);
  return {
    code: bill.code,
    amount_vnd: cod.amount,
    status,
    status_label: COD_LABELS[status],
    status_id: bill.state === 'CANCEL' ? 0 : statusIdOf(bill.state),
    receiver: bill.address.receiver,
    phone: bill.address.phone,
    address: bill.address.text,
    carrier_name: consignment ? carrierName(consignment.carrier) : null,
    tracking: consignment?.carrierCode ?? null,
    created_date: bill.createdAt.toISOString(),
    chosen_at: cod.chosenAt.toISOString(),
    settled_at: cod.settledAt?.toISOString() ?? null,
    reference: cod.reference ?? null,
  };
}
function statusOf({ settledAt }: Cod, { state }: Bill): keyof typeof COD_LABELS {
  if (settledAt) return 'settled';
  if (state === 'COMPLETED') return 'collected';
  if (state === 'BILL_INVENTORY') return 'undelivered';
  return state === 'BILL_EXPORT' || state === 'DELIVERY' ? 'delivering' : 'preparing';
}
