import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const REPORTS_REFUSALS = {
  'reports.days': {
    status: 400,
    sentence: 'Khoảng ngày chưa đúng: ngày đầu không sau ngày cuối, và dài nhất {most} ngày.',
  },
} as const satisfies RefusalTexts;
