import type { ModuleParts } from '../../module-parts.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPictures } from './pictures/pictures.ts';
import { pictureRoutes } from './pictures/routes.ts';

/**
 * The calls of the marketplaces themselves: their pictures, from where the sites are configured to
 * be.
 */
export function marketplacesParts({
  config,
  clock,
  log,
}: Pick<Platform, 'config' | 'clock' | 'log'>): ModuleParts {
  const sites = Object.values(config.sites).map(({ url }) => new URL(url));
  const allowed = { sites, hosts: config.pictureHosts };
  return { routes: pictureRoutes(createPictures({ clock, log, allowed })) };
}
