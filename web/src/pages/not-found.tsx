import { data, Link } from 'react-router';
import { Prose } from '../ui/frames/prose.tsx';

export const meta = () => [{ title: 'Không tìm thấy trang · Hako' }];

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <Prose
      title="Không tìm thấy trang"
      lead="Có thể link đã cũ hoặc bị gõ nhầm. Giỏ hàng và đặt giá của bạn vẫn còn nguyên."
    >
      <p>
        <Link to="/">Về trang chủ</Link>
      </p>
    </Prose>
  );
}
