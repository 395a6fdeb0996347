import type { WorkKind } from '@hako/contract/desk/work';
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
