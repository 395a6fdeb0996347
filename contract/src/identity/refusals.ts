import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const IDENTITY_REFUSALS = {
  // Any call may answer with these three, so they carry the prefix of every call.
  'access.nonce-needed': { status: 401, sentence: 'Phiên kết nối cần làm mới. Vui lòng thử lại.' },
  'access.proof-wrong': {
    status: 401,
    sentence: 'Không xác nhận được thiết bị của bạn. Vui lòng tải lại trang rồi đăng nhập lại.',
  },
  'access.session-over': {
    status: 401,
    sentence: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
  },
  // Sentences of the specification, word for word ('OPT' included).
  'identity.invalid-request': { status: 400, sentence: 'Yêu cầu không hợp lệ' },
  'identity.wrong-password': { status: 401, sentence: 'Sai tên đăng nhập hoặc mật khẩu' },
  'identity.wrong-code': { status: 400, sentence: 'Mã OPT không chính xác' },
  // Our own.
  'identity.too-many-tries': {
    status: 429,
    sentence:
      'Bạn đã thử quá nhiều lần. Vui lòng đợi {minutes} phút rồi thử lại, hoặc đặt lại mật khẩu.',
  },
  'identity.busy': {
    status: 429,
    sentence: 'Hako đang có nhiều người đăng nhập. Vui lòng thử lại sau vài giây.',
  },
  'identity.contact-invalid': {
    status: 400,
    sentence: 'Vui lòng nhập đúng email hoặc số điện thoại di động Việt Nam, ví dụ 0912 345 678.',
  },
  'identity.contact-taken': {
    status: 409,
    sentence: 'Email hoặc số điện thoại này đã thuộc về một tài khoản khác.',
  },
  'identity.code-too-soon': {
    status: 429,
    sentence: 'Mã vừa được gửi. Vui lòng đợi {seconds} giây rồi yêu cầu lại.',
  },
  'identity.too-many-codes': {
    status: 429,
    sentence: 'Bạn đã yêu cầu mã quá nhiều lần. Vui lòng thử lại sau {minutes} phút.',
  },
  'identity.codes-closed': {
    status: 503,
    sentence: 'Hiện chưa gửi được mã xác thực. Vui lòng thử lại sau ít phút hoặc gọi hotline.',
  },
  'identity.password-too-short': { status: 400, sentence: 'Mật khẩu cần ít nhất {length} ký tự.' },
  'identity.password-too-common': {
    status: 400,
    sentence:
      'Mật khẩu này quá dễ đoán. Vui lòng chọn mật khẩu khác, ví dụ ghép vài từ không liên quan.',
  },
  'identity.passwords-differ': { status: 400, sentence: 'Hai lần nhập mật khẩu không giống nhau.' },
  'identity.wrong-old-password': { status: 400, sentence: 'Mật khẩu hiện tại không đúng.' },
  'identity.proof-needed': {
    status: 403,
    sentence:
      'Để chắc chắn là bạn, vui lòng nhập mật khẩu hoặc mã xác thực gửi tới email hay số điện thoại hiện tại.',
  },
  'identity.proof-wrong': {
    status: 400,
    sentence: 'Mật khẩu hoặc mã xác thực không đúng nên chưa có gì thay đổi. Vui lòng thử lại.',
  },
  'identity.no-contact': { status: 409, sentence: 'Tài khoản chưa có kênh này để nhận mã.' },
  'identity.too-many-changes': {
    status: 429,
    sentence: 'Tài khoản có quá nhiều thay đổi trong một ngày. Vui lòng thử lại sau {hours} giờ.',
  },
  'identity.stop-link-unknown': {
    status: 404,
    sentence: 'Link này không đúng. Vui lòng mở lại từ email hoặc tin nhắn của Hako.',
  },
  'identity.stop-link-over': {
    status: 409,
    sentence: 'Thay đổi này đã được dừng hoặc đã quá hạn dừng. Nếu cần, hãy gọi hotline của Hako.',
  },
  'identity.reset-expired': {
    status: 400,
    sentence:
      'Đặt lại mật khẩu không thành công! Mã đã hết hạn hoặc đã được dùng, vui lòng yêu cầu mã mới.',
  },
  'identity.renewal-refused': {
    status: 401,
    sentence: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  },
  'identity.qr-over': {
    status: 409,
    sentence: 'Mã QR đã hết hạn hoặc đã được dùng. Vui lòng lấy mã mới trên trang đăng nhập.',
  },
  'identity.qr-wrong-number': {
    status: 400,
    sentence: 'Số chưa khớp với màn hình máy tính. Bạn còn {left} lần nhập.',
  },
  'identity.qr-number-spent': {
    status: 409,
    sentence:
      'Số không khớp nên mã QR đã bị hủy, tài khoản của bạn vẫn an toàn. Hãy lấy mã mới nếu chính bạn đang đăng nhập.',
  },
  'identity.passkey-refused': {
    status: 400,
    sentence:
      'Chưa thêm được khóa truy cập: đã quá 5 phút hoặc thiết bị chưa xác nhận bạn. Vui lòng làm lại từ đầu.',
  },
  'identity.passkey-known': {
    status: 409,
    sentence: 'Thiết bị này đã có khóa truy cập cho tài khoản.',
  },
  'identity.passkeys-full': {
    status: 409,
    sentence: 'Mỗi tài khoản có tối đa {most} khóa truy cập. Hãy xóa một khóa không còn dùng.',
  },
  'identity.passkey-unknown': {
    status: 404,
    sentence: 'Khóa truy cập này không còn. Vui lòng tải lại trang.',
  },
  'identity.passkey-wrong': {
    status: 401,
    sentence: 'Chưa đăng nhập được bằng khóa truy cập này. Vui lòng thử lại hoặc dùng cách khác.',
  },
  'identity.session-not-found': {
    status: 404,
    sentence: 'Thiết bị này không còn đăng nhập. Vui lòng tải lại trang.',
  },
  'identity.social-not-open': {
    status: 400,
    sentence: 'Đăng nhập bằng Google chưa được mở. Vui lòng dùng email hoặc số điện thoại.',
  },
  'identity.facebook-closed': {
    status: 400,
    sentence:
      'Hako chưa hỗ trợ đăng nhập bằng Facebook. Vui lòng dùng Google, email hoặc số điện thoại.',
  },
  'identity.social-failed': {
    status: 400,
    sentence:
      'Lỗi đăng nhập. Google chưa xác nhận được tài khoản của bạn, vui lòng thử lại từ đầu.',
  },
  'identity.social-owner-needed': {
    status: 409,
    sentence:
      'Email này đã có tài khoản Hako. Vui lòng đăng nhập bằng mật khẩu, hoặc nối với Google trên trang web Hako.',
  },
  'identity.social-taken': {
    status: 409,
    sentence: 'Tài khoản Hako này đã được nối với một tài khoản Google khác.',
  },
} as const satisfies RefusalTexts;
