import type { RouteHandle } from '../root.tsx';

export const handle = { isStatic: true } satisfies RouteHandle;
export const meta = () => [{ title: 'Truy cập bất thường · Hako' }, { name: 'robots', content: 'noindex' }];

export default function UnusualTraffic() {
  return (
    <>
      <h1>Mạng của bạn đang gửi quá nhiều yêu cầu</h1>
      <p>
        Hako tạm dừng trả lời để giữ chỗ cho mọi người. Thường chỉ cần chờ một phút rồi <a href="/">thử lại</a>. Nếu bạn dùng chung mạng công ty hoặc
        VPN, hãy thử bằng mạng khác.
      </p>
      <p>Đặt giá đã hẹn của bạn không bị ảnh hưởng: chúng vẫn được gửi đúng giờ.</p>
    </>
  );
}
