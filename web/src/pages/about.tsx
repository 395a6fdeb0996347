import { Link } from 'react-router';
import type { RouteHandle } from '../root.tsx';
import { ContactList } from '../parts/contact/contact-list.tsx';
import { Prose } from '../ui/frames/prose.tsx';

export const handle = { isStatic: true } satisfies RouteHandle;
export const meta = () => [
  { title: 'Về Hako' },
  { name: 'description', content: 'Hako là ai và làm việc theo những lời hứa nào.' },
];

export default function About() {
  return (
    <Prose
      title="Về Hako"
      lead="Hako (箱) nghĩa là chiếc hộp. Một chiếc hộp cho mọi món bạn muốn mua từ Nhật."
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
