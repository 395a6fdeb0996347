import type { RouteHandle } from '../../root.tsx';
import { Prose } from '../../ui/frames/prose.tsx';

export const handle = { isStatic: true, isSameForGuests: true } satisfies RouteHandle;
export const meta = () => [
  { title: 'Chính sách giao dịch · Hako' },
  {
    name: 'description',
    content: 'Đặt giá, hủy, hoàn tiền, lưu kho và hàng hạn chế: điều gì xảy ra khi nào.',
  },
];

export default function TradingPolicy() {
  return (
    <Prose
      title="Chính sách giao dịch"
      lead="Quyền và trách nhiệm của bạn và Hako, từ lúc đặt giá đến lúc nhận hàng."
    >
      <h2>Đặt giá và mua</h2>
      <ul>
        <li>
          Đặt giá là cam kết mua; theo quy định của sàn, giá đã đặt không rút lại được. Lượt săn
          chưa đặt giá thì hủy được bất cứ lúc nào.
        </li>
        <li>
          Nhiều khách cùng muốn một món: Hako không để khách của mình đẩy giá lẫn nhau. Chỉ mức cao
          nhất được gửi đi, bằng nhau thì ai đặt trước được chọn.
        </li>
        <li>Người thắng trả đúng số yên mà sàn thu, không hơn.</li>
        <li>
          Báo giá giữ nguyên tỷ giá và phí trong thời hạn ghi trên báo giá; hết hạn sẽ hiện giá cũ
          bên giá mới để bạn quyết.
        </li>
      </ul>
      <h2>Hủy và hoàn tiền</h2>
      <ul>
        <li>Trước khi Hako mua: bạn hủy được, tiền tạm giữ được trả lại ví ngay.</li>
        <li>Hako không mua được, hoặc người bán hủy: hoàn đủ vào ví ngay.</li>
        <li>Sau khi đã mua: chỉ đổi trả được khi người bán đồng ý hoặc hàng sai mô tả.</li>
        <li>
          Rút tiền từ ví về tài khoản ngân hàng của bạn do kế toán duyệt; khoản đang rút được tạm
          giữ trong lúc chờ.
        </li>
      </ul>
      <h2>Lưu kho và giao hàng</h2>
      <p>
        Kho Nhật giữ hàng miễn phí theo hạng của bạn; trước khi tính phí, Hako nhắc bạn nhiều lần.
        Không giao được thì hàng trở về kho Việt Nam và có thể giao lại.
      </p>
      <h2>Hàng cấm và hạn chế</h2>
      <p>
        Vũ khí, chất cháy nổ, hàng giả, động thực vật chưa kiểm dịch và hàng tiêu dùng đã qua sử
        dụng thuộc danh mục cấm nhập không được nhận. Hàng có pin, rượu, mỹ phẩm có thể chỉ đi được
        một số tuyến. Cảnh báo hiện ngay khi tìm kiếm; Hako không hứa trước kết quả thông quan.
      </p>
      <h2>Khiếu nại</h2>
      <p>
        Mở từ đơn hàng, kèm ảnh chụp khi mở kiện. Mỗi khiếu nại có người phụ trách và hạn trả lời;
        khoản hoàn tiền nếu có sẽ dẫn ngược về khiếu nại đó.
      </p>
    </Prose>
  );
}
