import type { Dong } from '../../../kernel/money.ts';

export type ComplaintState =
  | 'open'
  | 'handling'
  | 'answered'
  | 'resolved'
  | 'rejected'
  | 'withdrawn';
export type ComplaintMover = 'customer' | 'staff';

/** `open` nobody took it yet, `handling` we owe an answer, `answered` the customer does; the rest are ends. */
export interface Complaint {
  readonly id: string;
  readonly code: string;
  readonly customerId: string;
  readonly type: string;
  readonly orderId: string | undefined;
  readonly orderCode: string | undefined;
  readonly orderName: string | undefined;
  readonly content: string;
  readonly pictures: readonly string[];
  readonly state: ComplaintState;
  readonly ownerId: string | undefined;
  /** When we owe the next answer. */
  readonly dueAt: Date;
  readonly outcome: string | undefined;
  readonly refund: Dong;
  /** A refund above what one person may give, waiting for a second one. */
  readonly proposal: RefundProposal | undefined;
  /** Who of the desk ended it. */
  readonly decidedBy: string | undefined;
  readonly messages: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Code of the bill whose parcel was lost: refunds of all its complaints count together. */
  readonly lostBill: string | undefined;
  /** What one person might refund when one person did. */
  readonly aloneLimit: Dong | undefined;
}

export interface RefundProposal {
  readonly refund: Dong;
  readonly reason: string;
  readonly by: string;
}

/**
 * What becomes of a refund that somebody decides on: `given` when they may give it alone, or when somebody
 * else proposed at least as much; `own` their own proposal again; else `proposed` to a second person.
 */
export function refundStep(
  refund: Dong,
  by: string,
  proposal: RefundProposal | undefined,
  mayAlone: boolean,
): 'given' | 'own' | 'proposed' {
  if (mayAlone) return 'given';
  if (proposal === undefined || proposal.refund < refund) return 'proposed';
  return proposal.by === by ? 'own' : 'given';
}

const MOVES: Readonly<
  Record<ComplaintState, Partial<Readonly<Record<ComplaintState, ComplaintMover>>>>
> = {
  open: { answered: 'staff', resolved: 'staff', rejected: 'staff', withdrawn: 'customer' },
  handling: { answered: 'staff', resolved: 'staff', rejected: 'staff', withdrawn: 'customer' },
  answered: { handling: 'customer', resolved: 'staff', rejected: 'staff', withdrawn: 'customer' },
  resolved: {},
  rejected: {},
  withdrawn: {},
};

export const mayMove = (from: ComplaintState, to: ComplaintState, by: ComplaintMover): boolean =>
  MOVES[from][to] === by;

/** What waits for somebody, us or the customer. */
export const OPEN_STATES: readonly ComplaintState[] = ['open', 'handling', 'answered'];
/** In which we owe an answer. */
export const OURS: readonly ComplaintState[] = ['open', 'handling'];

/** What waits for us: for an answer, or for a second person to agree to a refund, whatever the customer was answered meanwhile. */
export const waitsForUs = ({ state, proposal }: Pick<Complaint, 'state' | 'proposal'>): boolean =>
  OURS.includes(state) || (OPEN_STATES.includes(state) && proposal !== undefined);

export const allMoves = (): { from: string; to: string }[] =>
  Object.entries(MOVES).flatMap(([from, targets]) =>
    Object.keys(targets).map((to) => ({ from, to })),
  );

/** What can be complained about; the owner edits the rows. */
export interface ComplaintType {
  readonly code: string;
  readonly name: string;
  readonly hint: string;
  readonly needsOrder: boolean;
  readonly needsEvidence: boolean;
  /** Within how many hours we owe an answer. */
  readonly answerHours: number;
}
