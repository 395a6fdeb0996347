import { refuseUnless } from '../../kernel/refusal.ts';
import type { Buyer } from './invoice.ts';
import { isTaxCode, plainTaxCode } from './rules/tax-code.ts';

/**
 * A buyer as it stands on papers. Refusals `invoicing.tax-code`, `invoicing.company-incomplete`.
 */
export function checkedBuyer({ name, taxCode, address }: Buyer): Buyer {
  const plain = {
    name: name.trim(),
    taxCode: taxCode?.trim() || undefined,
    address: address?.trim() || undefined,
  };
  if (plain.taxCode === undefined) return plain;
  refuseUnless(isTaxCode(plain.taxCode), 'invoicing.tax-code');
  refuseUnless(plain.name && plain.address, 'invoicing.company-incomplete');
  return { ...plain, taxCode: plainTaxCode(plain.taxCode) };
}

export const isSameBuyer = (one: Buyer, other: Buyer): boolean =>
  one.name === other.name && one.taxCode === other.taxCode && one.address === other.address;
