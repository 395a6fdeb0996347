import type { Config, SiteConfig, SiteName } from './config.ts';
import type { Site } from './modules/marketplaces/index.ts';

const SETTING_OF: Readonly<Record<Site, SiteName>> = {
  auction: 'yahoo-auctions',
  mercari: 'mercari',
  shopping: 'yahoo-shopping',
  rakuten: 'rakuten',
  paypay: 'paypay',
  surugaya: 'surugaya',
  amazon: 'amazon',
};

/** The settings of a marketplace by its wire name; undefined where it has no address. */
export const siteConfigOf = (
  { sites }: Pick<Config, 'sites'>,
  site: Site,
): SiteConfig | undefined => sites[SETTING_OF[site]];
