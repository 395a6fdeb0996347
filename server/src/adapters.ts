import { type Carrier, createGhn } from './modules/billing/index.ts';
import type { Marketplaces, Site } from './modules/marketplaces/index.ts';
import type { PurchaseAgent } from './modules/orders/index.ts';
import type { Config } from './config.ts';
import { siteConfigOf } from './site-config.ts';
import { createHttpClient } from './platform/outside/http-client.ts';
import type { Platform } from './platform/platform.ts';

// What the settings open towards the outside: purchasing agents, carriers.

/** Our program buys where the site lets it and the owner has said so; everywhere else a person does. */
export function purchaseAgentOf(config: Config, marketplaces: Marketplaces, site: Site): PurchaseAgent | undefined {
  const settings = siteConfigOf(config, site);
  const account = settings?.accounts[0];
  const marketplace = marketplaces.find(site);
  if (!account || !marketplace?.purchases || settings?.purchasing !== 'agent') return undefined;
  return { account, purchases: marketplace.purchases, findListing: (code) => marketplace.findListing(code) };
}

export function carrierOf({ config, clock }: Platform): { carrier: Carrier | undefined; carrierToken: string | undefined } {
  const ghn = config.carrierGhn;
  const carrier = ghn && createGhn(createHttpClient({ source: 'ghn', baseUrl: ghn.url, clock }), ghn);
  return { carrier, carrierToken: ghn?.webhookToken };
}
