import { bind } from '../../kernel/bind.ts';
import { listCards, readSettings } from './cards/card-store.ts';
import { addCard, changeCard, choosePrimary, removeCard } from './cards/keep-cards.ts';
import { forgetStoppedCards } from './cards/stop-cards.ts';
import type { PayoutsDeps } from './deps.ts';
import type { Payouts } from './payouts.ts';
import { decideWithdrawal } from './withdrawals/decide-withdrawal.ts';
import { listDeskRows, listRows } from './withdrawals/list-rows.ts';
import { cancelWithdrawal, requestWithdrawal } from './withdrawals/withdraw.ts';
import { listWithdrawals } from './withdrawals/withdrawal-store.ts';

export function createPayouts(deps: PayoutsDeps): Payouts {
  const { db } = deps;
  const list: Payouts['list'] = (query) => listWithdrawals(db, query);
  return {
    ...bind(deps, {
      addCard,
      changeCard,
      choosePrimary,
      removeCard,
      forgetStoppedCards,
      request: requestWithdrawal,
      cancel: cancelWithdrawal,
      decide: decideWithdrawal,
      rowsOf: listRows,
      deskRowsOf: listDeskRows,
    }),
    proveOwner: deps.owners.proveOwner,
    listCards: (customerId) => listCards(db, customerId),
    list,
    readMinimum: async () => (await readSettings(db)).minimum,
  };
}
