import type { GOODS_PLACES, ORDER_SORTS } from '@hako/contract/desk/order-table';
import type { OrderState } from '@hako/contract/orders/states';
import { MOST_OF_A_NAME, wholeCrowd } from '../../../kernel/whole-crowd.ts';
import { isUuid } from '../../../kernel/uuid.ts';
import { momentsOfDays } from '../../../kernel/vietnam-day.ts';
import type { RegisterFilter } from '../../orders/index.ts';
import type { DeskDeps } from '../deps.ts';

type SortName = (typeof ORDER_SORTS)[number];

/** The filters of the table of orders, as they stand in its address. */
export interface AskedOrders {
  readonly state?: OrderState;
  readonly site?: string;
  readonly sales?: string;
  readonly customer?: string;
  /** Days in Vietnam, both inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly paid?: 'yes' | 'no';
  readonly trouble?: 'yes';
  readonly place?: keyof typeof GOODS_PLACES;
  readonly mode?: string;
  readonly q?: string;
  readonly sort?: SortName | `-${SortName}`;
}

const STATES_AT: Readonly<Record<keyof typeof GOODS_PLACES, readonly OrderState[]>> = {
  jp: ['WAREHOUSE'],
  vn: [
    'CHECKIN',
    'CHECKED',
    'CALCULATOR',
    'BILL_NEW',
    'BILL_CONFIRMED',
    'BILL_APPROVED',
    'PACKING',
  ],
};

/**
 * What the register is asked for. Refusals `request.invalid` for a day that there is not,
 * `request.too-many-customers`.
 */
export async function filterOf(deps: DeskDeps, asked: AskedOrders): Promise<RegisterFilter> {
  return {
    states: statesOf(asked),
    site: asked.site,
    shipMode: asked.mode,
    customerIds: await customerIdsOf(deps, asked),
    ...momentsOfDays(asked),
    isFirstPaid: asked.paid && asked.paid === 'yes',
    words: asked.q,
    inTrouble: asked.trouble && (await deps.listComplainedOf(deps.db)),
  };
}

function statesOf({ state, place }: AskedOrders): readonly OrderState[] | undefined {
  if (!place) return state && [state];
  return STATES_AT[place].filter((one) => state === undefined || one === state);
}

/** Whose orders or goods are meant; undefined: everybody's. */
export async function customerIdsOf(
  { db, customers }: Pick<DeskDeps, 'db' | 'customers'>,
  { customer, sales }: { readonly customer?: string; readonly sales?: string },
): Promise<readonly string[] | undefined> {
  const looked = sales === undefined ? undefined : await customers.listIdsOfSales(db, sales);
  if (customer === undefined) return looked;
  const named = isUuid(customer)
    ? [customer]
    : wholeCrowd(await customers.search(db, customer, MOST_OF_A_NAME + 1)).map(({ id }) => id);
  return looked ? named.filter((id) => looked.includes(id)) : named;
}
