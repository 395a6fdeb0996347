import type { NegotiationDeps } from '../deps.ts';
import { listOfferRows } from '../offer-rows.ts';
import type { Offer } from '../rules/offer.ts';

/** Requests as the desk reads them: with whose each is. */
export async function listDeskRows(deps: NegotiationDeps, offers: readonly Offer[]) {
  const [rows, customers] = await Promise.all([
    listOfferRows(deps, offers),
    deps.readCustomers([...new Set(offers.map(({ customerId }) => customerId))]),
  ]);
  return rows.map((row, index) => {
    const id = offers[index]?.customerId ?? '';
    const customer = customers.get(id);
    return {
      ...row,
      customer: {
        id,
        customer_no: customer?.customerNo ?? '',
        full_name: customer?.fullName ?? '',
      },
    };
  });
}
