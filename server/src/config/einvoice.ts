import type { Settings } from './settings.ts';

/** The account at the provider of electronic invoices. */
export interface EinvoiceConfig {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** Form and template: `1/001`. */
  readonly templateCode: string;
  /** Of circular 78: `C26THK`, or `CyyTHK` for the series of each year. */
  readonly series: string;
}

const ADDRESS = 'HAKO_EINVOICE_URL';
const REST = ['USERNAME', 'PASSWORD', 'TEMPLATE', 'SERIES'].map((name) => `HAKO_EINVOICE_${name}`);

/** Who issues electronic invoices for us; whole or absent. */
export function readEinvoice(settings: Settings): EinvoiceConfig | undefined {
  const { text, optional, problems } = settings;
  const config = settings.withUrl(ADDRESS, (url) => ({
    url,
    username: text('HAKO_EINVOICE_USERNAME'),
    password: text('HAKO_EINVOICE_PASSWORD'),
    templateCode: text('HAKO_EINVOICE_TEMPLATE'),
    series: text('HAKO_EINVOICE_SERIES'),
  }));
  const lone = REST.find((name) => optional(name) !== undefined);
  if (!config && lone) problems.push(`${lone} is set, but ${ADDRESS} is missing.`);
  if (config?.templateCode && !/^[1-6]\/\d{3,4}$/.test(config.templateCode))
    problems.push(`HAKO_EINVOICE_TEMPLATE must read like 1/001, not "${config.templateCode}".`);
  if (config?.series && !/^[CK](\d{2}|yy)[A-Z]{3}$/.test(config.series))
    problems.push(
      `HAKO_EINVOICE_SERIES must read like C26THK, or CyyTHK for the year, not "${config.series}".`,
    );
  return config;
}

/**
 * Decree 123/2020: whoever is registered issues electronic invoices only, so receipts of ours are
 * no way out in production.
 */
export const unlawfulReceipts = (
  environment: string,
  taxCode: string | undefined,
  einvoice: EinvoiceConfig | undefined,
): string[] =>
  environment === 'production' && taxCode !== undefined && !einvoice
    ? [
        `HAKO_COMPANY_TAX_CODE is set without ${ADDRESS}: a registered business issues electronic invoices. Connect their provider, or leave HAKO_COMPANY_NAME out so that no papers are issued here.`,
      ]
    : [];
