import type { Config } from '../../../config.ts';
import type { CompanyFacts } from './rules/first-steps.ts';

/** What of the configuration the first steps are judged by. */
export type CompanyConfig = Pick<
  Config,
  'company' | 'warehouse' | 'carriers' | 'bankAccounts' | 'payos' | 'sites' | 'einvoice'
> & { readonly mercariPartner: Config['mercariPartner'] };

/** Settings of the server that a company needs and that nobody has set, by their names. */
export function missingSettings(config: CompanyConfig): CompanyFacts['missing'] {
  const { company, warehouse, carriers, bankAccounts, payos, einvoice } = config;
  const unless = (isThere: boolean, ...names: string[]) => (isThere ? [] : names);
  return {
    company: unless(!!company, 'HAKO_COMPANY_NAME', 'HAKO_COMPANY_ADDRESS'),
    warehouses: [
      ...unless(!!warehouse, 'HAKO_WAREHOUSE_*'),
      // Giao Hàng Nhanh alone keeps the address that parcels leave from.
      ...unless(!!carriers.sender || !!carriers.ghn, 'HAKO_SENDER_*'),
    ],
    bank: unless(bankAccounts.length > 0 || !!payos, 'HAKO_BANK_ACCOUNTS'),
    marketplaces: missingOfSites(config),
    einvoice: unless(!!einvoice, 'HAKO_EINVOICE_*'),
  };
}

/** Where our agent buys it needs an account; elsewhere people buy with accounts of their own. */
function missingOfSites({ sites, mercariPartner }: CompanyConfig): string[] {
  const named = Object.entries(sites);
  if (named.length === 0) return ['HAKO_<SITE>_URL'];
  return named
    .filter(([, site]) => site.purchasing === 'agent' && site.accounts.length === 0)
    .filter(([name]) => !(name === 'mercari' && mercariPartner))
    .map(([name]) => `HAKO_${name.replaceAll('-', '_').toUpperCase()}_ACCOUNTS`);
}
