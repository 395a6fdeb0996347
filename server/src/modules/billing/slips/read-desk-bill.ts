import { CARRIER_NAMES, carrierName } from '@hako/contract/billing/carriers';
import type { BillRow } from '@hako/contract/billing/slips';
import type { DeskBill } from '@hako/contract/billing/desk-slips';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { findBill } from './bill-store.ts';
import { statusOf } from '../carriers/wires/status-tables.ts';
import {
  type Consignment,
  findConsignment,
  isOpen,
  listEndedConsignments,
} from '../carriers/consignment-store.ts';
import { listEventsOf } from '../carriers/carrier-event-store.ts';
import type { BillingDeps } from '../deps.ts';
import { carrierStatusLabel } from './labels.ts';
import { findCod } from '../cash-on-delivery/cod-store.ts';
import { chooseCarrier } from '../carriers/choose-carrier.ts';
import { owedOf } from '../cash-on-delivery/collect-on-delivery.ts';
import { deliveryOf } from '../carriers/delivery-of.ts';
import { rowsOf } from './list-bills.ts';

/** One bill for the desk, with who would bring it and what its carrier told, newest first. Refusal `billing.not-found`. */
export async function readDeskBill(deps: BillingDeps, code: string): Promise<DeskBill> {
  const bill = await findBill(deps.db, code);
  refuseUnless(bill, 'billing.not-found');
  const [row] = (await rowsOf(deps, deps.db, [bill])) as [BillRow];
  const consignment = await findConsignment(deps.db, bill.id);
  const isWaiting = bill.state === 'PACKING' && !(consignment && isOpen(consignment));
  const rule = isWaiting
    ? await chooseCarrier(
        deps,
        deps.db,
        await deliveryOf(deps, deps.db, bill),
        bill.address.provinceCode,
      )
    : undefined;
  const carrier = deps.carriers.find(({ name }) => name === consignment?.carrier);
  return {
    ...row,
    suggestion: rule ? { carrier: rule.carrier, note: rule.note } : null,
    carriers: deps.carriers.map(({ name }) => ({ code: name, name: CARRIER_NAMES[name] })),
    may_track: carrier?.track !== undefined && consignment?.carrierCode !== undefined,
    may_look_up: carrier?.find !== undefined,
    cod_owed_vnd: owedOf(await findCod(deps.db, bill.id)),
    attempts: (await listEndedConsignments(deps.db, bill.id)).map(
      ({ attempt, carrier: brought, carrierCode, endedAt, status }) => ({
        number: attempt,
        carrier_name: carrierName(brought),
        tracking: carrierCode ?? null,
        ended_at: endedAt?.toISOString() ?? '',
        status_label: status === undefined ? null : carrierStatusLabel(brought, status),
      }),
    ),
    events: await eventsOf(deps, consignment),
  };
}

async function eventsOf(
  deps: BillingDeps,
  consignment: Consignment | undefined,
): Promise<DeskBill['events']> {
  if (!consignment?.carrierCode || consignment.carrier === 'by-hand') return [];
  const { carrier } = consignment;
  const events = await listEventsOf(deps.db, carrier, consignment.carrierCode);
  return events.toReversed().map(({ at, receivedAt, status, isApplied }) => ({
    at: at.toISOString(),
    received_at: receivedAt.toISOString(),
    status,
    label: carrierStatusLabel(carrier, status),
    is_applied: isApplied,
    is_trouble: statusOf(carrier, status)?.isTrouble === true,
  }));
}
