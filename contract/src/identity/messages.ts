/** What identity writes to people: `{code}` is the one-time code. A text message stays within one of 70 letters. */
export const IDENTITY_MESSAGES = {
  signedIn: 'Đăng nhập thành công',
  smsCode: 'Hako: mã của bạn là {code}, hết hạn sau 10 phút. Đừng đưa cho ai.',
  smsAccountExists: 'Hako: số này đã có tài khoản. Hãy đăng nhập hoặc đặt lại mật khẩu.',
  mailCodeSubject: '{code} là mã xác thực Hako của bạn',
  mailCode: {
    'sign-up':
      'Xin chào,\n\nMã xác thực để đăng ký tài khoản Hako của bạn là: {code}\n\nMã có hiệu lực trong 10 phút. Nếu bạn không yêu cầu, hãy bỏ qua thư này.\n\nHako',
    'sign-in':
      'Xin chào,\n\nMã đăng nhập Hako của bạn là: {code}\n\nMã có hiệu lực trong 10 phút. Nếu bạn không yêu cầu, hãy bỏ qua thư này và đừng đưa mã cho ai.\n\nHako',
    'reset-password':
      'Xin chào,\n\nMã để đặt lại mật khẩu Hako của bạn là: {code}\n\nMã có hiệu lực trong 10 phút. Nếu bạn không yêu cầu, mật khẩu của bạn vẫn như cũ; đừng đưa mã cho ai.\n\nHako',
    'verify-email':
      'Xin chào,\n\nMã xác thực địa chỉ email này cho tài khoản Hako của bạn là: {code}\n\nMã có hiệu lực trong 10 phút.\n\nHako',
    'erase-account':
      'Xin chào,\n\nMã xác thực để xóa tài khoản Hako của bạn là: {code}\n\nMã có hiệu lực trong 10 phút. Nếu bạn không yêu cầu, hãy bỏ qua thư này, đừng đưa mã cho ai và đổi mật khẩu.\n\nHako',
    'prove-owner':
      'Xin chào,\n\nMã xác thực để thay đổi tài khoản Hako của bạn là: {code}\n\nMã có hiệu lực trong 10 phút. Nếu bạn không yêu cầu, có người đang dùng tài khoản của bạn: đừng đưa mã cho ai và đổi mật khẩu ngay.\n\nHako',
    'verify-phone': 'Mã xác thực số điện thoại cho tài khoản Hako của bạn là: {code}',
  },
  mailAccountExistsSubject: 'Bạn đã có tài khoản Hako',
  mailAccountExists:
    'Xin chào,\n\nCó người vừa đăng ký tài khoản Hako bằng địa chỉ này, nhưng bạn đã có tài khoản. Hãy đăng nhập, hoặc đặt lại mật khẩu nếu bạn đã quên.\n\nNếu không phải bạn, hãy bỏ qua thư này.\n\nHako',
} as const;
