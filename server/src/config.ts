import { type CarrierSettings, readCarrierSettings } from './config/carriers.ts';
import { unlawfulReceipts } from './config/einvoice.ts';
import { type FilesConfig, readFiles } from './config/files.ts';
import { type MoneyConfig, readMoney } from './config/money.ts';
import { type ObservationConfig, readObservation } from './config/observation.ts';
import { type ProcessConfig, readProcess } from './config/process.ts';
import { unencryptedAddresses, unsafeSettings } from './config/safety.ts';
import { readServices, type ServicesConfig } from './config/services.ts';
import { type Environment, settingsIn } from './config/settings.ts';
import { readSites, type SitesConfig } from './config/sites.ts';
import { readWarehouse, type Warehouse } from './config/warehouse.ts';

export type { Role } from './config/process.ts';
export type { SiteConfig, SiteName } from './config/sites.ts';

// React and its router choose their build by this when they are loaded, so `main.ts` imports this file first.
process.env['NODE_ENV'] ??= 'production';

/**
 * The only reader of the environment. A missing or wrong setting stops the start with a sentence that says which.
 * Settings and their defaults are described in docs/operating.md.
 */
export interface Config extends ProcessConfig, SitesConfig, ServicesConfig, MoneyConfig {
  readonly carriers: CarrierSettings;
  readonly files: FilesConfig;
  readonly observation: ObservationConfig;
  /** Set wherever a marketplace is. */
  readonly warehouse: Warehouse | undefined;
}

class ConfigError extends Error {}

/** Reads every setting at once, so that one start tells all that is wrong. Throws ConfigError with one sentence for each. */
export function readConfig(env: Environment = process.env): Config {
  const settings = settingsIn(env);
  const { problems } = settings;
  const ofProcess = readProcess(settings);
  const ofSites = readSites(settings);
  const config: Config = {
    ...ofProcess,
    ...ofSites,
    ...readServices(settings, ofProcess.environment),
    ...readMoney(settings),
    carriers: readCarrierSettings(settings),
    files: readFiles(settings),
    observation: readObservation(settings),
    warehouse: readWarehouse(settings, Object.keys(ofSites.sites).length > 0),
  };
  // Only an address that somebody set is judged, not the default one.
  const publicUrl = settings.optional('HAKO_PUBLIC_URL') ?? '';
  problems.push(...unsafeSettings({ ...config, publicUrl }));
  problems.push(...unlawfulReceipts(config.environment, config.company?.taxCode, config.einvoice));
  if (config.environment === 'production') problems.push(...unencryptedAddresses(env));
  if (problems.length > 0) throw new ConfigError(`Hako cannot start:\n- ${problems.join('\n- ')}`);
  return config;
}
