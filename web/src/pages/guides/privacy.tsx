import type { RouteHandle } from '../../root.tsx';
import { Prose } from '../../ui/frames/prose.tsx';

export const handle = { isStatic: true, isSameForGuests: true } satisfies RouteHandle;
export const meta = () => [
  { title: 'Chính sách bảo mật · Hako' },
  { name: 'description', content: 'Hako giữ dữ liệu gì, để làm gì, bao lâu, và quyền của bạn.' },
];

export default function PrivacyPolicy() {
  return (
    <Prose
      title="Chính sách bảo mật"
      lead="Hako chỉ giữ những gì cần để mua, trả tiền và giao hàng cho bạn; bạn xem được, lấy ra được và xóa được."
    >
      <h2>Hako giữ những gì</h2>
      <ul>
        <li>Tên, số điện thoại, email: để đăng nhập, báo tin và đối chiếu chuyển khoản.</li>
        <li>Địa chỉ nhận hàng: chỉ trao cho hãng vận chuyển khi giao.</li>
        <li>
          Đặt giá, đơn hàng, dòng tiền trong ví: để thực hiện và chứng minh giao dịch, lưu theo thời
          hạn của pháp luật về kế toán.
        </li>
        <li>Tài khoản ngân hàng nhận tiền rút: chỉ dùng khi bạn yêu cầu rút.</li>
      </ul>
      <p>Lịch sử tìm kiếm, cài đặt dịch tiêu đề và ẩn hiện liên hệ chỉ nằm trên máy của bạn.</p>
      <h2>Ai được xem</h2>
      <p>
        Nhân viên chỉ xem phần cần cho việc của họ, và mỗi lần xem đều được ghi lại. Hako không bán
        dữ liệu. Sàn Nhật và người bán không biết bạn là ai: Hako đứng tên mua.
      </p>
      <h2>Bảo vệ</h2>
      <p>
        Mật khẩu được băm, không ai đọc được. Phiên đăng nhập gắn với một khóa chỉ nằm trong trình
        duyệt của bạn, nên mã bị lộ cũng không dùng được ở nơi khác. Hako không hỏi và không lưu số
        thẻ thanh toán.
      </p>
      <h2>Quyền của bạn</h2>
      <p>
        Theo Luật Bảo vệ dữ liệu cá nhân (91/2025/QH15), bạn có quyền biết, đồng ý hoặc rút đồng ý
        cho từng mục đích, xem, sửa, lấy bản sao và yêu cầu xóa. Những chứng từ pháp luật buộc phải
        giữ sẽ được tách khỏi tên bạn khi hết hạn lưu.
      </p>
    </Prose>
  );
}
