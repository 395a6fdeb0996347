import type { RefusalTexts } from './refusal-texts.ts';

export const NOTIFICATIONS_REFUSALS = {
  'notifications.not-found': { status: 404, sentence: 'Không tìm thấy thông báo này. Có thể bạn đã xoá nó trước đó.' },
} as const satisfies RefusalTexts;
