import type { Dong } from '../../../kernel/money.ts';
import type { CardFacts } from './bank-card.ts';

export type WithdrawalStatus = 'requested' | 'approved' | 'paid' | 'cancelled' | 'rejected';
/** `stop`: the owner says by a link that it was somebody else. */
export type WithdrawalMover = 'customer' | 'staff' | 'stop';

/** Money of a wallet on its way to its owner's bank account; held meanwhile. */
export interface Withdrawal {
  readonly id: string;
  readonly code: string;
  readonly customerId: string;
  readonly amount: Dong;
  readonly status: WithdrawalStatus;
  readonly reason: string | undefined;
  readonly note: string;
  /** The account as it was when it was asked for. */
  readonly card: Pick<CardFacts, 'number' | 'format' | 'holder' | 'bin'> & { readonly id: string };
  /** A new account rests first, so that whoever stole a sign-in cannot empty a wallet at once. */
  readonly payableFrom: Date;
  readonly approvedBy: string | undefined;
  readonly bankReference: string | undefined;
  readonly createdAt: Date;
  readonly version: number;
}

const MOVES: Readonly<
  Record<WithdrawalStatus, Partial<Readonly<Record<WithdrawalStatus, WithdrawalMover>>>>
> = {
  requested: { approved: 'staff', cancelled: 'customer', rejected: 'staff' },
  approved: { paid: 'staff', rejected: 'staff', cancelled: 'stop' },
  paid: {},
  cancelled: {},
  rejected: {},
};

export const mayMove = (
  from: WithdrawalStatus,
  to: WithdrawalStatus,
  by: WithdrawalMover,
): boolean => MOVES[from][to] === by;

/** Who looks at a withdrawal and when, and whether they may be the one who approved it. */
interface Payer {
  readonly staffId: string;
  readonly isOneHand: boolean;
  readonly now: Date;
}

/** Why this member of staff may not pay it now; undefined when they may. */
export function obstacleToPay(
  { status, approvedBy, payableFrom }: Withdrawal,
  { staffId, isOneHand, now }: Payer,
): 'not-approved' | 'own' | 'one-hand' | 'resting' | undefined {
  if (status !== 'approved') return 'not-approved';
  if (approvedBy === staffId) return 'own';
  if (isOneHand) return 'one-hand';
  return payableFrom > now ? 'resting' : undefined;
}

/** From when it may be paid, given until when nothing is paid out to its customer. */
export const payableAfter = ({ payableFrom }: Withdrawal, paused: Date | undefined): Date =>
  paused && paused > payableFrom ? paused : payableFrom;

/** What it waits for besides people; undefined when it may be paid at once, and when it has ended. */
export function waitsFor(
  { status, payableFrom }: Withdrawal,
  paused: Date | undefined,
  now: Date,
): 'new-bank-account' | 'account-change' | undefined {
  if (!OPEN_STATUSES.includes(status)) return undefined;
  if (paused && paused > now && paused >= payableFrom) return 'account-change';
  return payableFrom > now ? 'new-bank-account' : undefined;
}

export const OPEN_STATUSES: readonly WithdrawalStatus[] = ['requested', 'approved'];

export const allMoves = (): { from: string; to: string }[] =>
  Object.entries(MOVES).flatMap(([from, targets]) =>
    Object.keys(targets).map((to) => ({ from, to })),
  );
