import { Link } from 'react-router';
import type { RouteHandle } from '../root.tsx';
import { ContactList } from '../parts/contact/contact-list.tsx';
import { Prose } from '../ui/frames/prose.tsx';
import styles from './about.module.css';

export const handle = { isStatic: true, isSameForGuests: true } satisfies RouteHandle;
export const meta = () => [
  { title: 'Về Hako' },
  { name: 'description', content: 'Hako là ai và làm việc theo những lời hứa nào.' },
];

export default function About() {
  return (
    <Prose
      title="Về Hako"
      lead={
        <>
          Hako (<BoxWord />) nghĩa là chiếc hộp. Một chiếc hộp cho mọi món bạn muốn mua từ Nhật.
        </>
      }
      isRoomy
    >
      <p>
        Người Nhật giữ đồ rất kỹ, và các sàn Nhật đầy những món không còn bán ở đâu khác. Điều làm
        người mua ở Việt Nam ngại không phải là giá, mà là không biết giá: phí chồng phí, cước báo
        sau, tỷ giá đổi giữa chừng. Hako ra đời để chấm dứt chuyện đó.
      </p>
      <h2>Bốn lời hứa</h2>
      <ol>
        <li>
          Bạn biết món hàng tốn bao nhiêu đồng khi về tới nhà, trước khi đặt giá. Chỗ nào chỉ là ước
          tính, Hako nói là ước tính.
        </li>
        <li>Bạn không lỡ phút cuối của phiên đấu giá, và xem được vì sao thắng hay thua.</li>
        <li>Mỗi đồng trong ví đều ghi rõ từ đâu đến và đã dùng vào việc gì.</li>
        <li>Một ô tìm kiếm, bằng tiếng Việt, cho tất cả các sàn.</li>
      </ol>
      <p>
        Bắt đầu từ <Link to="/page/nguoi-dung-moi">trang dành cho người mới</Link>, hoặc đọc{' '}
        <Link to="/page/bieu-phi">Biểu phí</Link> trước cũng được.
      </p>
      <h2>Liên hệ</h2>
      <ContactList />
    </Prose>
  );
}

/** The word for a box, drawn: it stands where a device has no Japanese font. */
function BoxWord() {
  return (
    <svg className={styles.word} viewBox="0 0 32 32" role="img" aria-label="箱">
      <path d="M7 2 3 8M5 5h9M9 5l2 4M20 2l-4 6M18 5h11M23 5l2 4" />
      <path d="M2 16h13M9 10v20M8.5 16.5 2 25M9.5 16.5 15 23" />
      <path d="M18 12h11v18M18 12v18M18 18h11M18 23.5h11M18 29h11" />
    </svg>
  );
}
