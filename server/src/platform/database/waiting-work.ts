import type { WorkKind } from '@hako/contract/desk/work';
import type { OwnTaskKind } from '@hako/contract/support/own-tasks';
import type { RawBuilder } from 'kysely';

type Sql = RawBuilder<unknown>;

/**
 * One kind of work as its module knows it: which rows wait, and what stands in the desk's one list
 * of them. Each is SQL, because the list merges all kinds by their deadlines and reads no more of
 * each than a page. A kind may have several, which share no row.
 */
export interface WaitingWork {
  readonly kind: WorkKind;
  /** `from …` with its joins. */
  readonly from: Sql;
  /** What waits at this moment. */
  readonly where: (now: Date) => Sql;
  /** What names the piece of work among those of its kind: text. */
  readonly subject: Sql;
  /**
   * What the deadline is counted from. An index gives the waiting rows in this order, or they are
   * few.
   */
  readonly clock: Sql;
  /** Since when it waits; `clock` when left out. */
  readonly since?: Sql;
  /** What a person reads; the subject when left out. */
  readonly code?: Sql;
  readonly title?: Sql;
  readonly customerId?: Sql;
  readonly orderId?: Sql;
  readonly site?: Sql;
  readonly amountVnd?: Sql;
  readonly amountJpy?: Sql;
}

/**
 * One kind of thing that waits for a customer, as its module knows it. SQL, because one statement
 * reads all kinds. An index must lead to the rows of one customer that wait.
 */
export interface OwnTasks {
  readonly kind: OwnTaskKind;
  /** `from … where …`: what waits for this customer at this moment. */
  readonly from: (customerId: string, now: Date) => Sql;
  /** What names it: text. */
  readonly subject: Sql;
  readonly site?: Sql;
  readonly title?: Sql;
  readonly picture?: Sql;
  readonly amountVnd?: Sql;
  /** Until when it can be done. */
  readonly endsAt?: Sql;
  /** What waits longest or ends first is listed first. */
  readonly order: Sql;
}
