import type { OwnCompany } from '@hako/contract/settings/own-company';
import type { Config } from '../../../config.ts';

/** What of the configuration says who we are. */
export type OwnCompanyConfig = Pick<
  Config,
  | 'company'
  | 'warehouse'
  | 'carriers'
  | 'bankAccounts'
  | 'payos'
  | 'sepaySecret'
  | 'cassoKey'
  | 'einvoice'
>;

/** Who we are, for whoever has to check it; keys and passwords stay with the server. */
export function readOwnCompany({
  config,
  bankName,
}: {
  readonly config: OwnCompanyConfig;
  readonly bankName: (bin: string) => string;
}): OwnCompany {
  const { company, bankAccounts, einvoice } = config;
  return {
    company: company
      ? { name: company.name, tax_code: company.taxCode ?? null, address: company.address }
      : null,
    warehouse_jp: japanOf(config),
    warehouse_vn: vietnamOf(config),
    bank_accounts: bankAccounts.map(({ bin, number, holder }) => ({
      bank: bankName(bin),
      number,
      holder,
    })),
    bank_feeds: [
      ...(config.sepaySecret ? ['SePay'] : []),
      ...(config.cassoKey ? ['Casso'] : []),
      ...(config.payos ? ['payOS'] : []),
    ],
    einvoice: einvoice
      ? {
          server: new URL(einvoice.url).host,
          template: einvoice.templateCode,
          series: einvoice.series,
        }
      : null,
  };
}

/** As it stands on a parcel in Japan. */
function japanOf({ warehouse }: OwnCompanyConfig): OwnCompany['warehouse_jp'] {
  if (!warehouse) return null;
  const { familyName, firstName, familyNameKana, firstNameKana, phone } = warehouse;
  const { postalCode, prefecture, city, street, building } = warehouse;
  return {
    name: `${familyName} ${firstName} (${familyNameKana} ${firstNameKana})`,
    phone,
    address:
      `〒${postalCode.slice(0, 3)}-${postalCode.slice(3)} ${prefecture}${city}${street} ${building}`.trim(),
  };
}

function vietnamOf({ carriers: { sender } }: OwnCompanyConfig): OwnCompany['warehouse_vn'] {
  if (!sender) return null;
  const { name, phone, line, commune, district, province } = sender;
  return { name, phone, address: [line, commune, district, province].filter(Boolean).join(', ') };
}
