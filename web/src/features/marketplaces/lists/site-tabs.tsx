import type { Site } from '@hako/contract/marketplaces/sites';
import type { SITE_LISTS } from '@hako/contract/search/catalog/lists';
import { NavLink } from 'react-router';
import { sitePath } from '../../../text/sites.ts';
import styles from './site-tabs.module.css';

type List = (typeof SITE_LISTS)[number];

const TABS = [
  { list: 'categories', path: '/categories', label: 'Danh mục' },
  { list: 'rankings', path: '/ranking', label: 'Bán chạy' },
  { list: 'deals', path: '/deals', label: 'Đang giảm giá' },
  { list: 'brands', path: '/brands', label: 'Thương hiệu' },
] as const satisfies readonly { list: List; path: string; label: string }[];

/** Everything a site can show besides its search; nothing that it has not. */
export function SiteTabs({
  site,
  lists,
}: {
  readonly site: Site;
  readonly lists: readonly List[];
}) {
  const path = sitePath(site);
  return (
    <nav aria-label="Xem theo" className={styles.tabs}>
      <NavLink to={path} end>
        Tổng quan
      </NavLink>
      {TABS.filter(({ list }) => lists.includes(list)).map((tab) => (
        <NavLink key={tab.path} to={path + tab.path}>
          {tab.label}
        </NavLink>
      ))}
      <NavLink to={`${path}-go`}>Báo giá từ link</NavLink>
    </nav>
  );
}
