import type { Bound } from '../../kernel/bind.ts';
import type { addCard, changeCard, choosePrimary, removeCard } from './cards/keep-cards.ts';
import type { Card } from './cards/card-store.ts';
import type { forgetStoppedCards } from './cards/stop-cards.ts';
import type { OwnerPort } from './deps.ts';
import type { Withdrawal } from './rules/withdrawal.ts';
import type { decideWithdrawal } from './withdrawals/decide-withdrawal.ts';
import type { listDeskRows, listRows } from './withdrawals/list-rows.ts';
import type { cancelWithdrawal, requestWithdrawal } from './withdrawals/withdraw.ts';
import type { WithdrawalQuery } from './withdrawals/withdrawal-store.ts';

/** Money that leaves to a customer's own bank account. */
export interface Payouts {
  readonly proveOwner: OwnerPort['proveOwner'];
  listCards(customerId: string): Promise<Card[]>;
  readonly addCard: Bound<typeof addCard>;
  readonly changeCard: Bound<typeof changeCard>;
  readonly choosePrimary: Bound<typeof choosePrimary>;
  readonly removeCard: Bound<typeof removeCard>;
  readonly forgetStoppedCards: Bound<typeof forgetStoppedCards>;

  readonly request: Bound<typeof requestWithdrawal>;
  readonly cancel: Bound<typeof cancelWithdrawal>;
  readonly decide: Bound<typeof decideWithdrawal>;
  list(query: WithdrawalQuery): Promise<{ withdrawals: Withdrawal[]; total: number }>;
  /** The least that may be taken out, đồng. */
  readMinimum(): Promise<number>;
  readonly rowsOf: Bound<typeof listRows>;
  readonly deskRowsOf: Bound<typeof listDeskRows>;
}
