import { type EinvoiceConfig, readEinvoice } from './einvoice.ts';
import type { Settings } from './settings.ts';

/** Where money comes in, and who we are on invoices. */
export interface MoneyConfig {
  readonly sepaySecret: string | undefined;
  readonly cassoKey: string | undefined;
  /** SePay's list of transactions, against which its webhooks are read. */
  readonly sepayList: { readonly url: string; readonly token: string } | undefined;
  readonly payos:
    | {
        readonly url: string;
        readonly clientId: string;
        readonly apiKey: string;
        readonly checksumKey: string;
      }
    | undefined;
  /** Our receiving bank accounts: `BIN:account:NAME` separated by `;`. */
  readonly bankAccounts: readonly BankAccount[];
  /**
   * Who we are on invoices; undefined: none are issued. Without a tax code there are receipts
   * alone.
   */
  readonly company:
    | { readonly name: string; readonly taxCode: string | undefined; readonly address: string }
    | undefined;
  readonly einvoice: EinvoiceConfig | undefined;
}

interface BankAccount {
  readonly bin: string;
  readonly number: string;
  readonly holder: string;
}

/** The part of the settings that is about money. */
export function readMoney(settings: Settings): MoneyConfig {
  const { text, optional, withUrl } = settings;
  const einvoice = readEinvoice(settings);
  return {
    sepaySecret: optional('HAKO_SEPAY_SECRET'),
    cassoKey: optional('HAKO_CASSO_KEY'),
    sepayList: withUrl('HAKO_SEPAY_URL', (url) => ({ url, token: text('HAKO_SEPAY_TOKEN') })),
    payos: withUrl('HAKO_PAYOS_URL', (url) => ({
      url,
      clientId: text('HAKO_PAYOS_CLIENT_ID'),
      apiKey: text('HAKO_PAYOS_API_KEY'),
      checksumKey: text('HAKO_PAYOS_CHECKSUM_KEY'),
    })),
    bankAccounts: bankAccountsIn(settings),
    company: companyIn(settings, einvoice !== undefined),
    einvoice,
  };
}

/** A provider of electronic invoices must know whose they are. */
function companyIn({ optional, text }: Settings, hasProvider: boolean): MoneyConfig['company'] {
  if (!hasProvider && !optional('HAKO_COMPANY_NAME')) return undefined;
  return {
    name: text('HAKO_COMPANY_NAME'),
    taxCode: hasProvider ? text('HAKO_COMPANY_TAX_CODE') : optional('HAKO_COMPANY_TAX_CODE'),
    address: text('HAKO_COMPANY_ADDRESS'),
  };
}

const bankAccountsIn = ({ list, problems }: Settings): BankAccount[] =>
  list('HAKO_BANK_ACCOUNTS', ';').flatMap((entry) => {
    const [bin = '', number = '', holder = ''] = entry.split(':');
    if (/^\d{6}$/.test(bin) && /^\w{1,19}$/.test(number) && holder)
      return [{ bin, number, holder }];
    problems.push(
      `HAKO_BANK_ACCOUNTS must read BIN:account:HOLDER separated by ";", not "${entry}".`,
    );
    return [];
  });
