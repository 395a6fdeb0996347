import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const CONTENT_REFUSALS = {
  'content.feedback-waiting': {
    status: 409,
    sentence:
      'Cảm nhận trước của bạn đang chờ duyệt. Bạn có thể gửi thêm sau khi cảm nhận đó được đăng.',
  },
  'content.feedback-not-found': { status: 404, sentence: 'Không tìm thấy cảm nhận này.' },
  'content.article-not-found': { status: 404, sentence: 'Không tìm thấy bài viết này.' },
  'content.article-changed': {
    status: 409,
    sentence:
      'Bài này vừa được người khác lưu nên phần bạn sửa chưa được ghi. Hãy chép lại phần của bạn rồi tải lại trang.',
  },
  'content.address-taken': {
    status: 409,
    sentence: 'Đã có bài ở địa chỉ “{slug}”. Hãy đổi địa chỉ của bài này.',
  },
  'content.address-kept': {
    status: 409,
    sentence: 'Địa chỉ “{slug}” Hako giữ cho trang viết bài mới. Hãy đổi địa chỉ của bài này.',
  },
  'content.picture-unknown': {
    status: 400,
    sentence: 'Có ảnh chưa được tải lên Hako. Hãy chèn ảnh bằng nút Thêm ảnh.',
  },
  'content.picture-unsaid': {
    status: 400,
    sentence: 'Mỗi ảnh cần lời mô tả cho người không xem được ảnh. Hãy ghi lời mô tả rồi lưu lại.',
  },
  'content.ends-too-early': {
    status: 400,
    sentence: 'Lúc kết thúc phải sau lúc bắt đầu và sau hiện tại.',
  },
  'content.banner-link': {
    status: 400,
    sentence: 'Banner chỉ dẫn tới trang của Hako hoặc kênh của Hako trên: {hosts}.',
  },
  'content.banner-shape': {
    status: 400,
    sentence:
      'Ảnh rộng phải rộng từ {wide} điểm và dẹt ít nhất 3:1; ảnh cho điện thoại rộng từ {phone} điểm và không cao hơn chiều rộng.',
  },
  'content.banners-full': {
    status: 409,
    sentence:
      'Cùng một lúc chỉ hiện {most} banner, mà trong khoảng này đã đủ. Hãy đổi ngày hoặc tắt bớt một banner.',
  },
  'content.banner-changed': {
    status: 409,
    sentence:
      'Banner này vừa được người khác lưu nên phần bạn sửa chưa được ghi. Hãy chép lại phần của bạn rồi tải lại trang.',
  },
  'content.picture-not-for-all': {
    status: 409,
    sentence:
      'Ảnh này không được gửi lên cho bài viết hay banner nên không hiện cho mọi người. Hãy chọn lại ảnh bằng nút Thêm ảnh.',
  },
  'content.banner-elsewhere': {
    status: 409,
    sentence: 'Ảnh này thuộc một trang khác, không phải banner trang chủ. Hãy thêm banner mới.',
  },
} as const satisfies RefusalTexts;
