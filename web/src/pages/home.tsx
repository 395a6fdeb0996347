import { IconBoxSeam, IconGavel, IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router';
import { SearchBox } from '../shell/search-box.tsx';
import { SITE_LINKS } from '../shell/links.ts';
import { Dong } from '../ui/money.tsx';
import { CertaintyTag } from '../ui/tag.tsx';
import styles from './home.module.css';

const PROMISES = [
  {
    Icon: IconReceipt,
    title: 'Biết giá về tới nhà trước khi đặt',
    text: 'Mỗi món đều kèm tổng bằng đồng tới cửa nhà bạn, từng dòng ghi rõ chắc chắn, ước tính hay chưa biết.',
  },
  {
    Icon: IconGavel,
    title: 'Không lỡ phút cuối phiên đấu giá',
    text: 'Đặt giá tối đa hoặc hẹn giờ. Hako gửi đúng giây theo đồng hồ của sàn và để lại biên nhận từng bước.',
  },
  {
    Icon: IconBoxSeam,
    title: 'Theo hàng từ Nhật đến cửa',
    text: 'Ảnh và cân nặng tại kho Nhật, từng chặng đường, tiền lần 1 và lần 2 luôn nằm cạnh nhau.',
  },
] as const;

/** A price as it will be read everywhere, so that a newcomer knows the words. Figures of a worked example, not of a listing. */
const EXAMPLE = [
  { label: 'Máy ảnh phim, đấu giá ¥18,500', amount: 3_145_000, certainty: 'certain' },
  { label: 'Vận chuyển trong Nhật ¥1,100', amount: 187_000, certainty: 'certain' },
  { label: 'Phí dịch vụ', amount: 252_000, certainty: 'certain' },
  { label: 'Cước bay Nhật – Việt, khoảng 1,2 kg', amount: 264_000, certainty: 'estimate' },
] as const;

export default function Home() {
  const total = EXAMPLE.reduce((sum, line) => sum + line.amount, 0);
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.lead}>
          <h1>Một ô tìm kiếm cho mọi thứ bạn muốn ở Nhật</h1>
          <p>Gõ tiếng Việt có dấu hay không dấu, hoặc dán link. Hako tìm cùng lúc trên các sàn Nhật và tính sẵn giá về tới nhà.</p>
          <SearchBox isLarge />
          <ul role="list" className={styles.sites} aria-label="Các sàn">
            {SITE_LINKS.map((site) => (
              <li key={site.to}>
                <Link to={site.to}>{site.label}</Link>
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
      <section aria-label="Hako hứa" className={styles.promises}>
        {PROMISES.map(({ Icon, title, text }) => (
          <div key={title}>
            <Icon aria-hidden="true" size={28} stroke={1.5} />
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
    </div>
  );
}
