import { SITES } from '@hako/contract/marketplaces/sites';
import { Link } from 'react-router';
import { useSiteNames } from '../../api/served-sites.ts';
import { SITE_WORDS, sitePath } from '../../text/sites.ts';
import { Dong } from '../../ui/figures/money.tsx';
import { CertaintyTag } from '../../ui/figures/tag.tsx';
import styles from './hero.module.css';
import { SearchBox } from '../search/search-box.tsx';

/** A price as it will be read everywhere, so that a newcomer knows the words. Figures of a worked example, not of a listing. */
const EXAMPLE = [
  { label: 'Máy ảnh phim, đấu giá ¥18,500', amount: 3_145_000, certainty: 'certain' },
  { label: 'Vận chuyển trong Nhật ¥1,100', amount: 187_000, certainty: 'certain' },
  { label: 'Phí dịch vụ', amount: 252_000, certainty: 'certain' },
  { label: 'Cước bay Nhật – Việt, khoảng 1,2 kg', amount: 264_000, certainty: 'estimate' },
] as const;

/** What the house is for: one box, the sites it searches, and how a price is told. */
export function Hero() {
  const served = useSiteNames();
  const total = EXAMPLE.reduce((sum, line) => sum + line.amount, 0);
  return (
    <section className={styles.hero}>
      <div className={styles.lead}>
        <h1>Một ô tìm kiếm cho mọi thứ bạn muốn ở Nhật</h1>
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
      <figure className={styles.example}>
        <figcaption>Ví dụ cách Hako báo giá</figcaption>
        <dl>
          {EXAMPLE.map((line) => (
            <div key={line.label}>
              <dt>{line.label}</dt>
              <dd>
                <Dong amount={line.amount} />
                <CertaintyTag certainty={line.certainty} />
              </dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>Về tới nhà ≈</dt>
            <dd>
              <Dong amount={total} size="large" />
            </dd>
          </div>
        </dl>
      </figure>
    </section>
  );
}
