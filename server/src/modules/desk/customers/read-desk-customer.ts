import type { DeskCustomer } from '@hako/contract/desk/customers';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Address, Customer } from '../../customers/index.ts';
import type { DeskDeps } from '../deps.ts';

/** One customer as the desk reads them. Refusal `customers.not-found`. */
export async function readDeskCustomer(
  deps: DeskDeps,
  { customerId }: { readonly customerId: string },
): Promise<DeskCustomer> {
  const { db, customers, readWallet, staffName } = deps;
  const customer = await customers.find(db, customerId);
  if (!customer) throw new Refusal('customers.not-found');
  const [addresses, wallet, salesName] = await Promise.all([
    customers.listAddresses(db, customerId),
    readWallet(customerId),
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
