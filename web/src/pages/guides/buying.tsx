import { Link } from 'react-router';
import type { RouteHandle } from '../../root.tsx';
import { Prose } from '../../ui/frames/prose.tsx';
import { Steps } from './steps.tsx';

export const handle = { isStatic: true, isSameForGuests: true } satisfies RouteHandle;
export const meta = () => [
  { title: 'Hướng dẫn mua hàng · Hako' },
  {
    name: 'description',
    content: 'Cách đấu giá, săn phút chót, mua ngay và theo dõi đơn hàng từ Nhật.',
  },
];

export default function BuyingGuide() {
  return (
    <Prose
      title="Hướng dẫn mua hàng"
      lead="Từ lúc tìm thấy món hàng đến lúc mở hộp: bạn làm gì, Hako làm gì, và tiền đi đâu."
    >
      <h2>1. Tìm và xem món hàng</h2>
      <p>
        Gõ từ khóa tiếng Việt; Hako dịch sang tiếng Nhật và tìm cùng lúc trên các sàn. Sàn nào chưa
        phản hồi được ghi tên, kết quả của các sàn khác vẫn hiện. Ở trang món hàng, hãy xem uy tín
        người bán, tình trạng hàng và các cảnh báo về hàng hạn chế nhập hoặc có pin.
      </p>
      <h2>2. Chọn cách mua</h2>
      <ul>
        <li>
          <strong>Đặt giá ngay:</strong> bạn nêu giá tối đa, sàn tự nâng từng bước khi có người trả
          cao hơn.
        </li>
        <li>
          <strong>Săn phút chót:</strong> Hako chỉ đặt giá của bạn vài giây trước khi phiên kết
          thúc. Nếu sàn gia hạn, Hako theo đúng lựa chọn bạn đã nêu: dừng lại, hoặc theo thêm vài
          bước trong giá tối đa.
        </li>
        <li>
          <strong>Mua ngay:</strong> với hàng có giá cố định. Hako kiểm tra lại giá trước khi mua;
          giá đã đổi thì hỏi bạn chứ không tự mua.
        </li>
        <li>
          <strong>Thương lượng giá:</strong> với một số món trên Mercari, bạn có thể gửi mức giá
          mong muốn tới người bán.
        </li>
      </ul>
      <h2>3. Tiền được giữ thế nào</h2>
      <p>
        Khi đặt giá, một phần tiền trong ví được tạm giữ theo hạng của bạn. Bị vượt giá, thua hoặc
        hủy thì khoản đó được trả lại ngay. Thắng thì khoản đó thành tiền trả lần 1 của đơn hàng.
        Mỗi dòng trong ví đều dẫn tới đơn hàng hoặc lượt đặt giá của nó.
      </p>
      <h2>4. Sau khi mua được</h2>
      <Steps steps={AFTER_THE_PURCHASE} />
      <h2>5. Khi có trục trặc</h2>
      <p>
        Không mua được thì tiền lần 1 được hoàn đủ vào ví ngay. Hàng sai mô tả hoặc hư hỏng: mở
        khiếu nại từ đơn hàng, kèm ảnh; bạn luôn thấy ai đang xử lý và hạn trả lời. Xem thêm{' '}
        <Link to="/page/chinh-sach-giao-dich">Chính sách giao dịch</Link>.
      </p>
    </Prose>
  );
}

const AFTER_THE_PURCHASE = [
  { pose: 'full', says: 'Hako trả tiền cho người bán; bạn thấy mã đơn của chính sàn.' },
  {
    pose: 'scale',
    says: 'Hàng về kho Nhật, được cân, đo, chụp ảnh. Bạn có thể xin gộp hoặc tách kiện trước khi đóng gói.',
  },
  {
    pose: 'taped',
    says: 'Hàng xuất kho, về Việt Nam, được kiểm lại và tính tiền lần 2 theo cân đo thật.',
  },
  {
    pose: 'door',
    says: 'Bạn trả phiếu xuất kho từ ví hoặc thanh toán khi nhận hàng, rồi hãng vận chuyển giao tới nhà.',
  },
] as const;
