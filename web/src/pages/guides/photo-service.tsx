import { Link } from 'react-router';
import type { RouteHandle } from '../../root.tsx';
import { Prose } from '../../ui/frames/prose.tsx';
import { Steps } from './steps.tsx';

export const handle = { isStatic: true, isSameForGuests: true } satisfies RouteHandle;
export const meta = () => [
  { title: 'Dịch vụ chụp ảnh · Hako' },
  { name: 'description', content: 'Ảnh chụp kiện hàng tại kho Nhật trước khi hàng lên đường.' },
];

export default function PhotoService() {
  return (
    <Prose
      title="Dịch vụ chụp ảnh"
      lead="Tận mắt xem món hàng khi còn ở Nhật, lúc vẫn kịp khiếu nại với người bán."
    >
      <h2>Có sẵn trong mọi đơn</h2>
      <Steps steps={IN_EVERY_ORDER} />
      <h2>Chụp chi tiết theo yêu cầu</h2>
      <ul>
        <li>Mở kiện, chụp từng mặt món hàng, số sê-ri, phụ kiện đi kèm.</li>
        <li>Chụp cận chỗ bạn nêu: vết xước, ống kính, nhãn, đường may.</li>
        <li>Quay ngắn khi bật máy, với hàng điện tử có sẵn pin hoặc nguồn phù hợp.</li>
      </ul>
      <p>
        Chọn dịch vụ khi đặt giá, khi mua, hoặc trong đơn hàng trước lúc đóng kiện. Giá từng loại
        nằm ở <Link to="/page/bieu-phi">Biểu phí</Link> và được cộng thành một dòng riêng.
      </p>
      <h2>Giới hạn của ảnh</h2>
      <p>
        Nhân viên kho không phải thợ giám định: ảnh cho thấy tình trạng nhìn thấy được, không thay
        cho việc xác nhận thật giả hay chạy thử dài hạn.
      </p>
    </Prose>
  );
}

const IN_EVERY_ORDER = [
  { pose: 'scale', says: 'Khi nhận hàng, kho Nhật cân, đo và chụp kiện.' },
  {
    pose: 'ajar',
    says: 'Ảnh, cân nặng và kích thước hiện trong đơn hàng ngay sau khi nhập kho.',
  },
] as const;
