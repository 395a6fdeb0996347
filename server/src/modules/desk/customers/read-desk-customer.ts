import type { DeskCustomer } from '@hako/contract/desk/customers';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Address, Customer } from '../../customers/index.ts';
import { type Order, STATES } from '../../orders/index.ts';
import type { DeskDeps } from '../deps.ts';

const ORDERS_A_PAGE = 20;
const NEWEST_BILLS = 20;

/** One customer with what they have at us; a page of their orders, the newest first. Refusal `customers.not-found`. */
export async function readDeskCustomer(
  deps: DeskDeps,
  { customerId, page }: { readonly customerId: string; readonly page: number },
): Promise<DeskCustomer> {
  const { db, customers, orders, billing, readWallet, staffName } = deps;
  const customer = await customers.find(db, customerId);
  if (!customer) throw new Refusal('customers.not-found');
  const [addresses, wallet, ordered, billed, salesName] = await Promise.all([
    customers.listAddresses(db, customerId),
    readWallet(customerId),
    orders.list(db, { customerId, page, size: ORDERS_A_PAGE }),
    billing.listMyBills({ customerId, size: NEWEST_BILLS }),
    customer.salesStaffId && staffName(customer.salesStaffId),
  ]);
  return {
    ...headOf(customer, salesName),
    wallet: {
      available_vnd: wallet.available,
      held_vnd: wallet.held,
      paid_vnd: wallet.paid,
    },
    addresses: addresses.map(addressRow),
    orders: { total: ordered.total, rows: ordered.orders.map(orderRow) },
    bills: {
      total: billed.data.pagination.total,
      rows: billed.data.results.map((bill) => ({
        code: bill.code,
        state_label: bill.status_label,
        total_vnd: bill.total_vnd,
        is_paid: bill.is_paid,
        orders: bill.orders.map(({ code }) => code),
        created_at: bill.created_at,
      })),
    },
  };
}

const headOf = (customer: Customer, salesName: string | undefined) => ({
  id: customer.id,
  customer_no: customer.customerNo,
  full_name: customer.fullName,
  phone: customer.phone ?? null,
  email: customer.email ?? null,
  level_name: customer.level.name,
  sales_name: salesName || null,
  since: customer.createdAt.toISOString(),
});

const addressRow = ({ receiver, phone, text, isPrimary }: Address) => ({
  receiver,
  phone,
  text,
  is_primary: isPrimary,
});

const orderRow = (order: Order) => ({
  code: order.code,
  title: order.listing.titleVi ?? order.listing.title,
  picture: order.listing.picture ?? null,
  state: order.state,
  state_label: STATES[order.state].label,
  first_payment_vnd: order.firstPayment,
  paid_first_vnd: order.paidFirst,
  moved_at: order.movedAt.toISOString(),
});
