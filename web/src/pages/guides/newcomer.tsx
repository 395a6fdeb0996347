import { Link } from 'react-router';
import type { RouteHandle } from '../../root.tsx';
import { Prose } from '../../ui/frames/prose.tsx';
import { Steps } from './steps.tsx';

export const handle = { isStatic: true, isSameForGuests: true } satisfies RouteHandle;
export const meta = () => [
  { title: 'Người dùng mới · Hako' },
  { name: 'description', content: 'Năm bước để mua món đầu tiên từ Nhật qua Hako.' },
];

export default function NewcomerGuide() {
  return (
    <Prose
      title="Người dùng mới"
      lead="Hako mua hộ bạn trên các sàn Nhật và đưa hàng về tới nhà. Món đầu tiên mất chừng mười phút để đặt."
    >
      <h2>Năm bước cho món đầu tiên</h2>
      <Steps steps={FIRST_STEPS} />
      <h2>Tiền trả làm hai lần</h2>
      <p>
        <strong>Lần 1</strong> trả trước khi mua: tiền hàng, thuế và phí vận chuyển nội địa Nhật,
        phí dịch vụ. <strong>Lần 2</strong> trả khi hàng đã về Việt Nam và đã cân đo thật: cước quốc
        tế, thuế nếu có, giao tận nhà. Cả hai luôn nằm cạnh nhau trong đơn hàng, ước tính bên thực
        tế.
      </p>
      <h2>Vài từ hay gặp</h2>
      <dl>
        <dt>Giá tối đa</dt>
        <dd>Số yên cao nhất bạn chịu trả. Sàn chỉ lấy vừa đủ để thắng, thường thấp hơn số này.</dd>
        <dt>Săn phút chót</dt>
        <dd>
          Hako giữ kín giá của bạn và chỉ đặt vài giây trước khi phiên kết thúc, theo đồng hồ của
          sàn.
        </dd>
        <dt>Tạm giữ</dt>
        <dd>
          Khoản trong ví được để dành cho một lần đặt giá. Thua hoặc bị vượt giá thì được trả lại
          ngay.
        </dd>
        <dt>Phiếu xuất kho</dt>
        <dd>Phiếu của các đơn đã về Việt Nam, kèm số tiền lần 2. Trả xong thì hàng được giao.</dd>
      </dl>
      <p>
        Đọc tiếp: <Link to="/page/huong-dan-mua-hang">Hướng dẫn mua hàng</Link>.
      </p>
    </Prose>
  );
}

const FIRST_STEPS = [
  {
    pose: 'open',
    says: (
      <>
        <Link to="/account/register">Đăng ký</Link> bằng số điện thoại hoặc email. Hako gửi một mã
        xác thực để biết đúng là bạn.
      </>
    ),
  },
  {
    pose: 'ajar',
    says: 'Tìm món bạn muốn bằng tiếng Việt, có dấu hay không dấu đều được, hoặc dán link từ sàn Nhật vào ô tìm kiếm.',
  },
  {
    pose: 'scale',
    says: (
      <>
        Xem giá <strong>về tới nhà</strong>. Mỗi dòng ghi rõ <em>chắc chắn</em>, <em>ước tính</em>{' '}
        hay <em>chưa biết</em>; chạm vào một dòng để xem cách tính.
      </>
    ),
  },
  {
    pose: 'full',
    says: 'Nạp ví bằng mã VietQR. Tiền vào ví sau vài giây kể từ khi ngân hàng báo có.',
  },
  {
    pose: 'full',
    says: 'Đặt giá, săn phút chót hoặc mua ngay. Từ đó mọi việc hiện ở mục Đấu giá và Đơn hàng.',
  },
] as const;
