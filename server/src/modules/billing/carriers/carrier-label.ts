import { carrierName } from '@hako/contract/billing/carriers';
import type { LabelSize } from '@hako/contract/logistics/labels';
import type { Readable } from 'node:stream';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { writeLabel } from '../../../platform/pdf/label.ts';
import { findConsignment } from './consignment-store.ts';
import type { BillingDeps } from '../deps.ts';
import { findBill } from '../slips/bill-store.ts';
import { CARRIER_LABEL } from '../slips/labels.ts';

/**
 * The label of what a carrier takes: its own number, or the code of the bill until it gave one, and
 * who receives. Refusal `billing.not-found`.
 */
export async function printCarrierLabel(
  deps: BillingDeps,
  { code, size }: { readonly code: string; readonly size: LabelSize },
): Promise<Readable> {
  const bill = await findBill(deps.db, code.trim().toUpperCase());
  refuseUnless(bill, 'billing.not-found');
  const consignment = await findConsignment(deps.db, bill.id);
  const { receiver, phone, text } = bill.address;
  const lines = [
    `${CARRIER_LABEL.receiver} ${receiver}`,
    phone,
    text,
    `${CARRIER_LABEL.bill} ${bill.code}`,
    bill.orders.map(({ orderCode }) => orderCode).join(', '),
  ];
  return writeLabel(
    {
      kind: consignment ? carrierName(consignment.carrier) : CARRIER_LABEL.kind,
      code: consignment?.carrierCode ?? bill.code,
      lines,
    },
    { size, createdAt: deps.clock.now() },
  );
}
