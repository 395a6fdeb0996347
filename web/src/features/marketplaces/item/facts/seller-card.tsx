import { findSite, siteName } from '@hako/contract/marketplaces/sites';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSellerPath } from '../../../../api/served-sites.ts';
import { formatCount, formatPercent, formatYen } from '../../../../text/money.ts';
import type { Item } from './item.ts';
import styles from './facts.module.css';
import { SellerStanding } from './seller-standing.tsx';

/** Where the page tells of the seller; the line under its title leads there. */
export const SELLER_BLOCK = 'nguoi-ban';

/**
 * Who sells it, how far they can be trusted, and the way to all they offer. `keep` is the button
 * that keeps them.
 */
export function SellerCard({ item, keep }: { readonly item: Item; readonly keep: ReactNode }) {
  const { seller, shop } = item;
  const path = useSellerPath(item.site, seller.id);
  const site = findSite(item.site);
  const isMasked = /^\**$/.test(seller.name);
  const name = isMasked
    ? seller.is_store
      ? 'Cửa hàng trên sàn'
      : 'Người bán trên sàn'
    : seller.name;
  return (
    <section id={SELLER_BLOCK} className={styles.seller} aria-labelledby={`${SELLER_BLOCK}-ten`}>
      <h3 id={`${SELLER_BLOCK}-ten`}>{seller.is_store ? 'Cửa hàng' : 'Người bán'}</h3>
      <p className={styles.name} lang={isMasked ? undefined : 'ja'}>
        {path ? <Link to={path}>{name}</Link> : name}
      </p>
      {site ? <SellerStanding seller={seller} site={site} isOnItem /> : null}
      {shop?.is_own === true ? <p>{siteName(item.site)} tự bán và gửi.</p> : null}
      {item.other_offer ? (
        <p>
          Shop khác trên {siteName(item.site)} bán từ {formatYen(item.other_offer.price_jpy)} (
          {formatCount(item.other_offer.count)} món,{' '}
          {item.other_offer.condition_label.toLowerCase()}). Giá trên trang này là của{' '}
          {siteName(item.site)}.
        </p>
      ) : null}
      {shop?.is_own === false ? (
        <p>Do một cửa hàng bán trên {siteName(item.site)}, gửi riêng.</p>
      ) : null}
      {shop?.point_percent ? (
        <p>
          Sàn tặng {formatPercent(shop.point_percent)} điểm vào tài khoản mua hộ; điểm không trừ vào
          giá bạn thấy.
        </p>
      ) : null}
      {path ? keep : null}
    </section>
  );
}
