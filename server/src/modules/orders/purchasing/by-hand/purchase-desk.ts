import { type Bound, bind } from '../../../../kernel/bind.ts';
import type { OrdersDeps } from '../../deps.ts';
import { letAgentBuy } from './let-agent-buy.ts';
import { askPrice, recordBought, recordNotBought, recordNumber } from './record-purchase.ts';
import { settlePurchase } from './settle-purchase.ts';
import { takeOverPurchase } from './take-over-purchase.ts';
import { giveBackPurchase, takePurchase } from './take-purchase.ts';

/**
 * What a person at the purchase desk does. Every write takes the order's code and leaves an event
 * and an audit line.
 */
export interface PurchaseDesk {
  readonly take: Bound<typeof takePurchase>;
  readonly giveBack: Bound<typeof giveBackPurchase>;
  readonly takeOver: Bound<typeof takeOverPurchase>;
  readonly letAgent: Bound<typeof letAgentBuy>;
  readonly bought: Bound<typeof recordBought>;
  readonly notBought: Bound<typeof recordNotBought>;
  readonly askPrice: Bound<typeof askPrice>;
  readonly settle: Bound<typeof settlePurchase>;
  readonly recordNumber: Bound<typeof recordNumber>;
}

export const createPurchaseDesk = (deps: OrdersDeps): PurchaseDesk =>
  bind(deps, {
    take: takePurchase,
    giveBack: giveBackPurchase,
    takeOver: takeOverPurchase,
    letAgent: letAgentBuy,
    bought: recordBought,
    notBought: recordNotBought,
    askPrice,
    settle: settlePurchase,
    recordNumber,
  });
