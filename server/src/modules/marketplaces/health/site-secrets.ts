import type { Config } from '../../../config.ts';

/** Keys and names of accounts that must stand in nothing that is kept of a site's answers. */
export const siteSecretsOf = ({
  sites,
  mercariPartner,
}: Pick<Config, 'sites'> & Partial<Pick<Config, 'mercariPartner'>>): string[] => [
  ...Object.values(sites).flatMap((site) => [
    ...site.accounts,
    // Addresses among them say where a service is, not who we are.
    ...Object.values(site.credentials).filter((value) => !/^https?:/.test(value)),
  ]),
  ...(mercariPartner ? [mercariPartner.clientId, mercariPartner.clientSecret] : []),
];
