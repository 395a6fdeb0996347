import { SITES } from '@hako/contract/marketplaces/sites';
import { Link } from 'react-router';
import { useSiteNames } from '../../api/served-sites.ts';
import { SITE_WORDS, sitePath } from '../../text/sites.ts';
import styles from './hero.module.css';
import { SEARCH_PATH } from './links.ts';
import { SearchBox } from '../search/search-box.tsx';

/** What the house is for: one box, and the sites that it searches. */
export function Hero() {
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
                <i aria-hidden="true">{SITES[site].name.at(0)}</i>
                <b>
                  <span className={styles.name}>{SITES[site].name}</span>
                  <span className={styles.badge} aria-hidden="true">
                    {SITE_WORDS[site].badge}
                  </span>
                </b>
                <small>{SITE_WORDS[site].short}</small>
              </Link>
            </li>
          ))}
          <li className={styles.all}>
            <Link to={SEARCH_PATH}>
              <i aria-hidden="true">箱</i>
              <b>Tất cả</b>
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}
