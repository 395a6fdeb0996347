import type { Buyer as WireBuyer } from '@hako/contract/invoicing/invoicing';
import type { Buyer } from './invoice.ts';

/** A buyer as a form sent it. */
export const buyerIn = ({ name, tax_code: taxCode, address }: WireBuyer): Buyer => ({
  name,
  taxCode,
  address,
});

/** A buyer as an answer shows it. */
export const buyerRowOf = ({ name, taxCode, address }: Buyer) => ({
  name,
  tax_code: taxCode,
  address,
});
