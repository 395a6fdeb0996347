import { createHmac } from 'node:crypto';
import { type Carrier, createGhn, createGhtk, createViettelPost } from './modules/billing/index.ts';
import type { Customers } from './modules/customers/index.ts';
import { BUYER_PATIENCE_MS, type Marketplaces, type Site } from './modules/marketplaces/index.ts';
import {
  createViettelSinvoice,
  type InvoiceProvider,
  ownReceipts,
} from './modules/invoicing/index.ts';
import type { OutsideChannels } from './modules/notifications/index.ts';
import type { PurchaseAgent } from './modules/orders/index.ts';
import type { Config } from './config.ts';
import { siteConfigOf } from './site-config.ts';
import { createHttpClient } from './platform/outside/http-client.ts';
import { createMail } from './platform/outside/mail.ts';
import { createPush } from './platform/outside/push.ts';
import type { Platform } from './platform/platform.ts';

// What the settings open towards the outside: purchasing agents, carriers, mail and web push.

/** Our program buys where the site lets it and the owner has said so, with the first account that may be used; everywhere else a person does. */
export function purchaseAgentOf(
  config: Config,
  marketplaces: Marketplaces,
  site: Site | 'other',
  maySend: (site: Site, account: string) => boolean,
  except?: string,
): PurchaseAgent | undefined {
  if (site === 'other') return undefined;
  const settings = siteConfigOf(config, site);
  // With what a person bids may be any of ours: then a person buys as well.
  if (except !== undefined && !settings?.accounts.includes(except)) return undefined;
  const account = settings?.accounts.find((name) => name !== except && maySend(site, name));
  const marketplace = marketplaces.find(site);
  if (!account || !marketplace?.purchases || settings?.purchasing !== 'agent') return undefined;
  return {
    account,
    purchases: marketplace.purchases,
    findListing: (code) => marketplace.findListing(code, { patienceMs: BUYER_PATIENCE_MS }),
  };
}

/** The carriers that the settings connect. */
export function carriersOf({ config, clock }: Pick<Platform, 'config' | 'clock'>): Carrier[] {
  const { ghn, ghtk, viettelPost, sender } = config.carriers;
  const http = (source: string, baseUrl: string) => createHttpClient({ source, baseUrl, clock });
  return [
    ...(ghn ? [createGhn(http('ghn', ghn.url), ghn)] : []),
    ...(ghtk && sender ? [createGhtk(http('ghtk', ghtk.url), ghtk, sender)] : []),
    ...(viettelPost && sender
      ? [createViettelPost(http('viettel-post', viettelPost.url), viettelPost, sender)]
      : []),
  ];
}

/**
 * Whoever numbers what customers get for their money: the provider of electronic invoices that the
 * settings name, else receipts of our own. Undefined: nobody said who we are.
 */
export function invoiceProviderOf(
  platform: Pick<Platform, 'config' | 'clock' | 'db'>,
): InvoiceProvider | undefined {
  const { config, clock } = platform;
  const { company, einvoice } = config;
  if (!company) return undefined;
  if (!einvoice || !company.taxCode) return ownReceipts(platform);
  const http = createHttpClient({ source: 'viettel-sinvoice', baseUrl: einvoice.url, clock });
  return createViettelSinvoice({
    http,
    clock,
    config: einvoice,
    supplierTaxCode: company.taxCode,
  });
}

/** Two mails of news to one person are so many gatherings apart. */
const GATHERINGS_APART = 15;

/** Where customers are told besides the app. */
export function outsideChannelsOf(
  { config, clock, jobs, news }: Platform,
  customers: Customers,
): OutsideChannels {
  const { mail, push } = config;
  const sendPush = createPush(config, clock);
  const keys = [config.secret, config.formerSecret]
    .filter((secret) => secret !== undefined)
    .map((secret) => createHmac('sha256', secret).update('hako links in mails').digest());
  return {
    jobs,
    news,
    mail: mail && {
      send: createMail(config),
      pace: { gatherMs: mail.gatherMs, pauseMs: GATHERINGS_APART * mail.gatherMs },
    },
    push: push &&
      sendPush && { send: sendPush, publicKey: push.publicKey, pretendUrl: push.pretendUrl },
    readAddressee: (reader, customerId) => customers.find(reader, customerId),
    publicUrl: config.publicUrl,
    seals: (text) => keys.map((key) => createHmac('sha256', key).update(text).digest('base64url')),
  };
}
