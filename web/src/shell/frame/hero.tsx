import { SITES } from '@hako/contract/marketplaces/sites';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSiteNames } from '../../api/served-sites.ts';
import { SITE_WORDS, sitePath } from '../../text/sites.ts';
import styles from './hero.module.css';
import { SearchBox } from '../search/search-box.tsx';

/** What the house is for: one box, the sites it searches, and an example of how a price is told. */
export function Hero({ example }: { readonly example: ReactNode }) {
  const served = useSiteNames();
  return (
    <section className={styles.hero}>
      <div className={styles.lead}>
        <h1>Một ô tìm kiếm cho mọi món bạn muốn mua từ Nhật</h1>
        <p>
          Gõ tiếng Việt có dấu hay không dấu, hoặc dán link. Hako tìm cùng lúc trên các sàn Nhật và
          tính sẵn giá về tới nhà.
        </p>
        <SearchBox isLarge />
        <ul role="list" className={styles.sites} aria-label="Các sàn">
          {served.map((site) => (
            <li key={site}>
              <Link to={sitePath(site)}>
                {SITES[site].name}
                <small>{SITE_WORDS[site].short}</small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {example}
    </section>
  );
}
