/** What is known of the one of our customers who has the lot at the moment. Amounts in yen. */
export interface LotHolder {
  readonly customerId: string;
  readonly maximum: number;
}

/**
 * Two of our customers never bid each other up: only the highest maximum goes out, the earlier wins a tie.
 *
 * - `free`       nobody of ours has the lot
 * - `own`        the lot is the customer's own: a raise or a change of plan
 * - `displaces`  the newcomer's maximum is higher: the other is told at once, like an outbid
 * - `stays`      the newcomer is told at once; no maximum is learned
 */
export type Allocation = 'free' | 'own' | 'displaces' | 'stays';

export function allocate(current: LotHolder | undefined, newcomer: LotHolder): Allocation {
  if (current === undefined) return 'free';
  if (current.customerId === newcomer.customerId) return 'own';
  return newcomer.maximum > current.maximum ? 'displaces' : 'stays';
}
