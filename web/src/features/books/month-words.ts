import type { MonthState } from '@hako/contract/books/closing';
import type { Tone } from '../../ui/figures/tag.tsx';

/** How a month stands, and the tone in which it is said. */
export const MONTH_WORDS: Readonly<Record<MonthState, readonly [string, Tone]>> = {
  open: ['Đang mở', 'plain'],
  ready: ['Khóa được', 'estimate'],
  waiting: ['Chờ người thứ hai', 'estimate'],
  closed: ['Đã khóa', 'good'],
};
