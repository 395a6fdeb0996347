import type { Movement } from '../../../server/src/modules/ledger/index.ts';

export const inputs = (movements: readonly Movement[]) =>
  movements.map(({ key, to, amount, cause, memo, from }) => ({
    key,
    from_account: 'available',
    to_account: to,
    amount,
    currency: 'VND',
    kind: 'payment',
    cause_type: cause.type,
    cause_id: cause.id,
    memo,
    customer_id: from.split(':')[1],
  }));
