import { Sheet } from '../../ui/frames/sheet.tsx';

/**
 * How the site comes onto the home screen of an iPhone or iPad, where no button of ours may do it.
 */
export default function InstallSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet isOpen onClose={onClose} title="Cài Hako lên iPhone, iPad">
      <p>Làm trong Safari, không cần App Store:</p>
      <ol>
        <li>Bấm nút Chia sẻ (ô vuông có mũi tên lên) ở thanh dưới, trên iPad ở thanh trên.</li>
        <li>Kéo xuống, chọn “Thêm vào màn hình chính”.</li>
        <li>Bấm “Thêm”, rồi mở Hako từ biểu tượng mới.</li>
      </ol>
      <p>Mở từ biểu tượng đó, bạn bật được thông báo đẩy cho phiên đấu giá và đơn hàng.</p>
    </Sheet>
  );
}
