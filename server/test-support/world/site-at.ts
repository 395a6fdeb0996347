import type { SiteConfig } from '../../src/config.ts';

/** Settings of a marketplace at this address, bought at by our agent. */
export const siteAt = (url: string, settings: Partial<SiteConfig> = {}): SiteConfig => ({
  url,
  pacePerSecond: 100,
  purchasing: 'agent',
  accounts: ['hako-01'],
  credentials: {},
  ...settings,
});
