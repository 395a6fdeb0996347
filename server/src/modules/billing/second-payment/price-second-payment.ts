import { dong } from '../../../kernel/money.ts';
import { allocate } from '../../../kernel/allocate.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { weighedQuestion } from '../../logistics/index.ts';
import { type Measured, type Order, promisedAt } from '../../orders/index.ts';
import type { Breakdown, Carriage, PriceQuestion } from '../../pricing/index.ts';
import type { BillingDeps } from '../deps.ts';
import { readForecastTerms } from '../guarantee/forecast-terms-store.ts';
import { withGuarantee } from '../guarantee/guaranteed.ts';
import { sumReturned } from '../slips/bill-store.ts';
import { DELIVERED_TOGETHER } from '../slips/labels.ts';

type PriceDeps = Pick<BillingDeps, 'orders' | 'logistics' | 'pricing'>;
export type WeighedOrder = Order & { readonly measured: Measured };

/**
 * An order's price again: by the scale, by what was booked, and by the tables that it was promised.
 */
export async function priceSecondPayment(
  deps: PriceDeps,
  reader: Reader,
  order: WeighedOrder,
): Promise<Breakdown> {
  const price = await deps.pricing.price(await questionOf(deps, reader, order), promisedAt(order));
  return guarded(reader, order, price);
}

/** With what we carry of it, by the terms that held when it was ordered. */
async function guarded(reader: Reader, order: Order, price: Breakdown): Promise<Breakdown> {
  const { isGuaranteed } = await readForecastTerms(reader, order.createdAt);
  return withGuarantee(order, price, isGuaranteed);
}

async function questionOf(
  { logistics }: PriceDeps,
  reader: Reader,
  order: WeighedOrder,
): Promise<PriceQuestion> {
  const days = await logistics.storedDaysOf(reader, order.id);
  return {
    ...weighedQuestion(order, order.measured, days),
    carriage: await logistics.carriageOf(order),
    booked: {
      ...(await logistics.bookedOf(reader, order)),
      domesticReturned: dong(await sumReturned(reader, order.id)),
    },
  };
}

/**
 * The prices of orders on one bill, by order id: of those that lie in one warehouse of ours in
 * Vietnam one delivery for the weight of all of them, shared by what each is billed for. Never more
 * than each by itself.
 */
export async function priceTogether(
  deps: PriceDeps,
  reader: Reader,
  orders: readonly WeighedOrder[],
): Promise<Map<string, Breakdown>> {
  const alone = await Promise.all(
    orders.map(async (order): Promise<PricedAlone> => {
      const question = await questionOf(deps, reader, order);
      const price = await deps.pricing.price(question, promisedAt(order));
      const { modes } = await deps.pricing.tablesAt(promisedAt(order));
      return { order, question, price, warehouse: modes.get(price.shipMode)?.hub };
    }),
  );
  const deliveries = Map.groupBy(alone, ({ warehouse }) => warehouse);
  const prices = await Promise.all(
    [...deliveries.values()].map((together) => shareDelivery(deps, reader, together)),
  );
  return new Map(prices.flat());
}

interface PricedAlone {
  readonly order: WeighedOrder;
  readonly question: PriceQuestion;
  readonly price: Breakdown;
  readonly warehouse: string | undefined;
}

/** One parcel of one warehouse, priced for each order in it. */
async function shareDelivery(
  deps: PriceDeps,
  reader: Reader,
  alone: readonly PricedAlone[],
): Promise<(readonly [string, Breakdown])[]> {
  const [first] = alone;
  if (!first || alone.length === 1)
    return Promise.all(
      alone.map(
        async ({ order, price }) => [order.id, await guarded(reader, order, price)] as const,
      ),
    );
  const weights = alone.map(({ price }) => price.weight.billedG);
  const whole = await deps.pricing.deliveryOf(
    {
      shipMode: first.price.shipMode,
      province: first.order.address.provinceCode,
      billedG: weights.reduce((sum, grams) => sum + grams, 0),
    },
    promisedAt(first.order),
  );
  const separate = alone.reduce((sum, { price }) => sum + lineOf(price, 'phi-giao-hang'), 0);
  const shares = allocate(Math.min(whole, separate), weights);
  return Promise.all(
    alone.map(async ({ order, question, price }, index) => {
      const carriage: Carriage = {
        freight: dong(lineOf(price, 'phi-van-chuyen-quoc-te')),
        delivery: dong(shares[index] ?? 0),
        storage: dong(lineOf(price, 'phi-luu-kho')),
        rule: question.carriage?.rule ?? DELIVERED_TOGETHER,
      };
      const shared = await deps.pricing.price({ ...question, carriage }, promisedAt(order));
      return [order.id, await guarded(reader, order, withRules(shared, price))] as const;
    }),
  );
}

/** Freight and storage are what they were alone, and so are the words of their rules. */
const withRules = (shared: Breakdown, alone: Breakdown): Breakdown => ({
  ...shared,
  lines: shared.lines.map((line) =>
    line.code === 'phi-giao-hang'
      ? { ...line, rule: DELIVERED_TOGETHER }
      : { ...line, rule: alone.lines.find(({ code }) => code === line.code)?.rule ?? line.rule },
  ),
});

const lineOf = ({ lines }: Breakdown, code: string): number =>
  lines.filter((line) => line.code === code).reduce((sum, line) => sum + line.dong, 0);
