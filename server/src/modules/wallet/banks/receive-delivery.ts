import { receiveTransfer } from '../topping-up/receive-transfer.ts';
import type { TopUpDeps } from '../topping-up/top-up-deps.ts';
import type { Delivery } from './bank-transaction.ts';
import { readCasso } from './casso.ts';
import { readPayos } from './payos.ts';
import { readSepay } from './sepay.ts';

// A delivery is answered only after what it says is committed.

export const receiveSepay = (deps: TopUpDeps, delivery: Delivery) =>
  receiveTransfer(deps, readSepay(delivery, deps.config.sepaySecret, deps.clock.now()));

export const receiveCasso = (deps: TopUpDeps, delivery: Delivery) =>
  receiveTransfer(deps, readCasso(delivery, deps.config.cassoKey, deps.clock.now()));

export const receivePayos = (deps: TopUpDeps, delivery: Delivery) =>
  receiveTransfer(deps, readPayos(delivery, deps.config.payos?.checksumKey));
