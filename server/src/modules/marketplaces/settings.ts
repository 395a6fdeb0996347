import type { Config } from '../../config.ts';
import type { MarketplacesDeps } from './index.ts';
import type { PartnerAddress } from './mercari/partner.ts';

/** Our warehouse in Japan as Mercari writes addresses: what its sellers put on the parcel. */
const WAREHOUSE: PartnerAddress = {
  family_name: '箱',
  first_name: '倉庫',
  family_name_kana: 'ハコ',
  first_name_kana: 'ソウコ',
  telephone: '0312345678',
  zip_code1: '120',
  zip_code2: '0023',
  prefecture: '東京都',
  city: '足立区',
  address1: '千住曙町1-1',
  address2: 'Hako',
};

/** What the connectors need of the settings: a site without an address is not served, one without an agent is bought at by the desk. */
export function marketplaceSettingsOf({
  sites,
  mercariPartner,
}: Pick<Config, 'sites' | 'mercariPartner'>): Pick<MarketplacesDeps, 'yahooAuctions' | 'mercari'> {
  const yahoo = sites['yahoo-auctions'];
  const { mercari } = sites;
  return {
    yahooAuctions: yahoo && { baseUrl: yahoo.url, pacePerSecond: yahoo.pacePerSecond, purchasing: yahoo.purchasing, accounts: yahoo.accounts },
    mercari: mercari && {
      baseUrl: mercari.url,
      pacePerSecond: mercari.pacePerSecond,
      ...(mercariPartner && mercari.purchasing === 'agent' && { partner: { ...mercariPartner, address: WAREHOUSE } }),
    },
  };
}
