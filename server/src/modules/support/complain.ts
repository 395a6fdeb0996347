import { SUPPORT_MESSAGES } from '@hako/contract/support/messages';
import { newCode, newId } from '../../kernel/chance.ts';
import { dong } from '../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import { constraintOf } from '../../platform/database/constraints.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  findComplaint,
  findOpenOfOrder,
  insertComplaint,
  insertEvent,
  listTypes,
  lockComplaint,
  updateComplaint,
} from './complaint-store.ts';
import type { SupportDeps } from './deps.ts';
import { findLostBill } from './lost/lost-store.ts';
import {
  type Complaint,
  type ComplaintMover,
  mayMove,
  type ComplaintState,
} from './rules/complaint.ts';

const HOUR_MS = 3_600_000;

export interface NewComplaint {
  readonly customerId: string;
  readonly type: string;
  readonly content: string;
  readonly orderCode: string | undefined;
  readonly pictures: readonly string[];
  /** Code of the bill whose parcel was lost. */
  readonly lostBill?: string;
}

/** Opens a complaint; the pictures become its evidence. One at a time for an order. */
export async function openComplaint(deps: SupportDeps, given: NewComplaint): Promise<Complaint> {
  const type = (await listTypes(deps.db)).find(({ code }) => code === given.type);
  refuseUnless(type, 'support.unknown-type');
  refuseUnless(!type.needsOrder || given.orderCode, 'support.needs-order');
  refuseUnless(!type.needsEvidence || given.pictures.length > 0, 'support.needs-evidence');
  const order = given.orderCode
    ? await deps.orders.read(deps.db, { code: given.orderCode }, given.customerId)
    : undefined;
  const now = deps.clock.now();
  const complaint: Complaint = {
    id: newId(),
    code: newCode('KN'),
    customerId: given.customerId,
    type: type.code,
    orderId: order?.id,
    orderCode: order?.code,
    orderName: order?.listing.title,
    content: given.content.trim(),
    pictures: given.pictures,
    state: 'open',
    ownerId: undefined,
    dueAt: new Date(now.getTime() + type.answerHours * HOUR_MS),
    outcome: undefined,
    refund: dong(0),
    proposal: undefined,
    decidedBy: undefined,
    messages: 0,
    createdAt: now,
    updatedAt: now,
    lostBill: given.lostBill ?? (order && (await findLostBill(deps.db, order.id))),
    aloneLimit: undefined,
  };
  try {
    await inTransaction(deps.db, async (trx) => {
      await deps.givePictures(trx, given.pictures, given.customerId);
      await insertComplaint(trx, complaint);
      await tell(deps, trx, complaint);
    });
  } catch (error) {
    if (constraintOf(error) !== 'complaints_one_open' || !order) throw error;
    throw new Refusal('support.open-already', {
      code: (await findOpenOfOrder(deps.db, order.id))?.code ?? '',
    });
  }
  return complaint;
}

/** Another wording or more pictures, as long as nobody took it. */
export function changeComplaint(
  deps: SupportDeps,
  {
    customerId,
    id,
    content,
    pictures,
  }: { customerId: string; id: string; content: string; pictures: readonly string[] },
): Promise<Complaint> {
  return inTransaction(deps.db, async (trx) => {
    const complaint = await own(trx, id, customerId);
    refuseUnless(complaint.state === 'open', 'support.too-late', {
      status: SUPPORT_MESSAGES.states[complaint.state],
    });
    await deps.givePictures(trx, pictures, customerId);
    const kept = pictures.length > 0 ? pictures : complaint.pictures;
    const changed: Complaint = {
      ...complaint,
      content: content.trim(),
      pictures: kept,
      updatedAt: deps.clock.now(),
    };
    await updateComplaint(trx, changed);
    await tell(deps, trx, changed);
    return changed;
  });
}

export function withdrawComplaint(
  deps: SupportDeps,
  customerId: string,
  id: string,
): Promise<Complaint> {
  return inTransaction(deps.db, async (trx) =>
    move(deps, trx, await own(trx, id, customerId), {
      to: 'withdrawn',
      mover: 'customer',
      moverId: customerId,
    }),
  );
}

/** With `customerId`, somebody else's is not found. */
export async function findOwnComplaint(
  { db }: Pick<SupportDeps, 'db'>,
  id: string,
  customerId?: string,
): Promise<Complaint | undefined> {
  const complaint = await findComplaint(db, id);
  const isSeen = customerId === undefined || complaint?.customerId === customerId;
  return isSeen ? complaint : undefined;
}

/** The same, locked. Refusal `support.complaint-not-found`. */
export async function own(
  trx: Trx,
  id: string,
  customerId: string | undefined,
): Promise<Complaint> {
  const complaint = await lockComplaint(trx, id);
  refuseUnless(
    complaint && (customerId === undefined || complaint.customerId === customerId),
    'support.complaint-not-found',
  );
  return complaint;
}

export interface Step {
  readonly to: ComplaintState;
  readonly mover: ComplaintMover;
  readonly moverId: string;
  readonly change?: Partial<Complaint>;
}

/** One step of its life; refusal `support.too-late`. */
export async function move(
  deps: SupportDeps,
  trx: Trx,
  complaint: Complaint,
  { to, mover, moverId, change }: Step,
): Promise<Complaint> {
  refuseUnless(mayMove(complaint.state, to, mover), 'support.too-late', {
    status: SUPPORT_MESSAGES.states[complaint.state],
  });
  const at = deps.clock.now();
  const moved: Complaint = { ...complaint, ...change, state: to, updatedAt: at };
  await insertEvent(trx, complaint.id, to, { mover, moverId, at });
  return keep(deps, trx, moved);
}

export async function keep(deps: SupportDeps, trx: Trx, complaint: Complaint): Promise<Complaint> {
  await updateComplaint(trx, complaint);
  await tell(deps, trx, complaint);
  return complaint;
}

async function tell(
  deps: SupportDeps,
  trx: Trx,
  { id, customerId, state }: Complaint,
): Promise<void> {
  await deps.live.tell(trx, `customer:${customerId}`, { kind: 'complaint', id, state });
  await deps.live.tell(trx, 'desk', { kind: 'complaint-changed', id, state });
}
