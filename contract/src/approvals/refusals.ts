import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const APPROVALS_REFUSALS = {
  'approvals.not-found': { status: 404, sentence: 'Không tìm thấy đề nghị này.' },
  'approvals.waiting': {
    status: 409,
    sentence: 'Việc này đã có đề nghị đang chờ người thứ hai duyệt. Xem ở mục Chờ duyệt.',
  },
  'approvals.decided': { status: 409, sentence: 'Đề nghị này đã được quyết định rồi.' },
  'approvals.own': {
    status: 409,
    sentence: 'Bạn là người đề nghị nên không tự duyệt được. Cần một người khác duyệt.',
  },
  'approvals.one-hand': {
    status: 409,
    sentence:
      'Bạn và người làm bước trước không được tính là hai người: một trong hai tài khoản do ' +
      'người kia, hoặc cùng một người, mời vào hay đặt lại một mình. Hãy nhờ người khác duyệt.',
  },
  'approvals.needs-reason': {
    status: 400,
    sentence: 'Hãy ghi lý do (ít nhất 3 ký tự) khi không duyệt.',
  },
} as const satisfies RefusalTexts;
