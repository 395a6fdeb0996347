import type { Config, SiteConfig } from '../../config.ts';
import { createAmazon } from './amazon/amazon.ts';
import { createMercari } from './mercari/mercari.ts';
import { partnerAddressOf } from './mercari/partner-address.ts';
import { createPaypay } from './paypay/paypay.ts';
import { createRakuten } from './rakuten/rakuten.ts';
import { createSurugaya } from './surugaya/surugaya.ts';
import { createYahooAuctions } from './yahoo-auctions/yahoo-auctions.ts';
import { createYahooShopping } from './yahoo-shopping/yahoo-shopping.ts';
import type { OpenConnector } from './marketplaces.ts';

type Settings = Pick<Config, 'sites'> & Partial<Pick<Config, 'mercariPartner' | 'warehouse'>>;
/** What every connector needs to reach its site. */
const lineOf = ({ url, pacePerSecond, timeoutMs }: SiteConfig) => ({
  baseUrl: url,
  pacePerSecond,
  ...(timeoutMs && { timeoutMs }),
});

type Connect = (settings: Settings) => OpenConnector | undefined;

const connectYahooAuctions: Connect = ({ sites: { 'yahoo-auctions': site }, warehouse }) =>
  site &&
  ((outside) =>
    createYahooAuctions({
      ...outside,
      ...lineOf(site),
      purchasing: site.purchasing,
      accounts: site.accounts,
      ...(warehouse && { warehousePrefecture: warehouse.prefectureNumber }),
    }));

const connectMercari: Connect = ({ sites: { mercari: site }, mercariPartner, warehouse }) =>
  site &&
  ((outside) =>
    createMercari({
      ...outside,
      ...lineOf(site),
      ...(mercariPartner &&
        warehouse &&
        site.purchasing === 'agent' && {
          partner: { ...mercariPartner, address: partnerAddressOf(warehouse) },
        }),
    }));

const connectPaypay: Connect = ({ sites }) => {
  const { paypay: site, 'yahoo-auctions': auctions } = sites;
  return (
    site &&
    ((outside) =>
      createPaypay({ ...outside, ...lineOf(site), hasAuctionsBeside: auctions !== undefined }))
  );
};

const connectYahooShopping: Connect = ({ sites: { 'yahoo-shopping': site } }) =>
  site &&
  ((outside) =>
    createYahooShopping({
      ...outside,
      ...lineOf(site),
      applicationId: site.credentials['APPLICATION_ID'] ?? '',
    }));

const connectRakuten: Connect = ({ sites: { rakuten: site } }) => {
  if (!site) return undefined;
  const {
    APPLICATION_ID: applicationId = '',
    ACCESS_KEY: accessKey = '',
    ORIGIN: origin = '',
  } = site.credentials;
  return (outside) =>
    createRakuten({
      ...outside,
      ...lineOf(site),
      credentials: { applicationId, accessKey, origin },
    });
};

const connectSurugaya: Connect = ({ sites: { surugaya: site } }) =>
  site && ((outside) => createSurugaya({ ...outside, ...lineOf(site) }));

const connectAmazon: Connect = ({ sites: { amazon: site } }) => {
  if (!site) return undefined;
  const {
    CREDENTIAL_ID: id = '',
    CREDENTIAL_SECRET: secret = '',
    PARTNER_TAG: partnerTag = '',
    TOKEN_URL: tokenUrl = '',
  } = site.credentials;
  const { SUGGESTIONS_URL: suggestionsUrl, PAGES_URL: pagesUrl } = site.credentials;
  const credentials = { id, secret, partnerTag, tokenUrl };
  return (outside) =>
    createAmazon({
      ...outside,
      ...lineOf(site),
      credentials,
      ...(suggestionsUrl && { suggestionsUrl }),
      ...(pagesUrl && { pagesUrl }),
    });
};

/** In the order in which people see the sites. */
const CONNECTS: readonly Connect[] = [
  connectYahooAuctions,
  connectMercari,
  connectYahooShopping,
  connectRakuten,
  connectPaypay,
  connectSurugaya,
  connectAmazon,
];

/** A connector for each site that has an address; one without an agent is bought at by the desk. */
export const connectorsOf = (settings: Settings): OpenConnector[] =>
  CONNECTS.flatMap((connect) => connect(settings) ?? []);
