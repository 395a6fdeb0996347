import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const NOTIFICATIONS_REFUSALS = {
  'notifications.not-found': {
    status: 404,
    sentence: 'Không tìm thấy thông báo này. Có thể bạn đã xóa trước đó.',
  },
  'notifications.channel-closed': {
    status: 409,
    sentence: 'Kênh này chưa mở. Bạn vẫn nhận đủ thông báo trong ứng dụng.',
  },
  'notifications.no-device': {
    status: 409,
    sentence: 'Chưa có thiết bị nào bật thông báo đẩy. Hãy bật trên thiết bị này trước.',
  },
  'notifications.no-mailbox': {
    status: 409,
    sentence: 'Tài khoản chưa có email đã xác nhận. Hãy thêm email ở trang Hồ sơ.',
  },
  'notifications.test-too-soon': {
    status: 429,
    sentence: 'Bạn vừa gửi thử rồi. Vui lòng đợi {seconds} giây.',
  },
  'notifications.push-service-unknown': {
    status: 422,
    sentence:
      'Trình duyệt này dùng dịch vụ thông báo mà Hako chưa hỗ trợ. Hãy thử Chrome, Edge, Firefox hoặc Safari.',
  },
  'notifications.push-keys-wrong': {
    status: 422,
    sentence: 'Trình duyệt gửi khóa thông báo không đúng. Hãy tắt rồi bật lại thông báo.',
  },
  'notifications.too-many-devices': {
    status: 409,
    sentence: 'Đã có {limit} thiết bị nhận thông báo. Hãy gỡ bớt một thiết bị rồi thử lại.',
  },
  'notifications.quiet-hours-empty': {
    status: 400,
    sentence: 'Giờ bắt đầu và giờ kết thúc phải khác nhau.',
  },
  'notifications.link-wrong': {
    status: 404,
    sentence: 'Link này không đúng hoặc đã bị cắt. Bạn có thể tắt email ở trang Cài đặt thông báo.',
  },
} as const satisfies RefusalTexts;
