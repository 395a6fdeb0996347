import { Link, useSearchParams } from 'react-router';
import { Skeleton } from '../../ui/states.tsx';
import styles from './search.module.css';
import type { SearchAnswer } from './site-results.tsx';

/** What the sites were asked, in Japanese, and a way to ask with one's own words instead, or back. */
export function AskedIn({ asked }: { readonly asked: SearchAnswer['query'] }) {
  const [search] = useSearchParams();
  const isOff = search.get('__auto_translate_keyword') === 'off';
  const other = new URLSearchParams(search);
  other.delete('page');
  if (isOff) other.delete('__auto_translate_keyword');
  else other.set('__auto_translate_keyword', 'off');
  if (!asked.is_translated) return <p>Tìm bằng đúng từ bạn gõ. {isOff ? <Link to={`?${other}`}>Dịch từ khóa sang tiếng Nhật</Link> : null}</p>;
  return (
    <p>
      Tìm bằng tiếng Nhật: <span lang="ja">{asked.japanese}</span> · <Link to={`?${other}`}>tìm đúng từ đã gõ</Link>
    </p>
  );
}

/** A site that has not answered yet: its place, of about the size of its answer. */
export function SiteWaiting({ name }: { readonly name: string }) {
  return (
    <section className={styles.site} aria-label={name} aria-busy="true">
      <header className={styles.siteHead}>
        <h2>{name}</h2>
        <span className={styles.count}>đang hỏi…</span>
      </header>
      <div className={styles.waiting}>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity.
          <Skeleton key={index} height={280} />
        ))}
      </div>
    </section>
  );
}

/** A site whose answer never came to the page. */
export function SiteFailed({ name }: { readonly name: string }) {
  return (
    <section className={styles.site} aria-label={name}>
      <header className={styles.siteHead}>
        <h2>{name}</h2>
      </header>
      <p className={styles.quiet}>{name} chưa trả lời. Kết quả ở các sàn khác vẫn đầy đủ.</p>
    </section>
  );
}
