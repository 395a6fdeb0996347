import { connectorsOf, createMarketplaces, siteSecretsOf } from '../modules/marketplaces/index.ts';
import { createSearch } from '../modules/search/index.ts';
import { createTranslation } from '../modules/translation/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Catalogue, Prices, Whole } from './modules.ts';

/** The Japanese sites, in our words and in Vietnamese. */
export function buildCatalogue(platform: Platform, below: Prices, whole: Whole): Catalogue {
  const { config } = platform;
  const marketplaces = createMarketplaces({
    ...platform,
    connectors: connectorsOf(config),
    secrets: siteSecretsOf(config),
    recordDir: config.recordDir,
  });
  const translation = createTranslation({ ...platform, service: config.translation });
  const search = createSearch({
    ...platform,
    marketplaces,
    translation,
    pricing: below.pricing,
    historyOf: (site, code) => whole().bidding.historyOf(site, code),
    warehousePrefecture: config.warehouse?.prefectureNumber,
  });
  return { marketplaces, translation, search };
}
