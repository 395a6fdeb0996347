import type {
  FindingEnd,
  FindingKind,
  FindingState,
  ScanVerdict,
} from '@hako/contract/logistics/counting';

export const VERDICT_WORDS: Readonly<Record<ScanVerdict, string>> = {
  here: 'đúng kệ',
  misplaced: 'sai kệ',
  foreign: 'không phải kiện đang ở kho',
};

export const FINDING_WORDS: Readonly<Record<FindingKind, string>> = {
  missing: 'Không thấy',
  misplaced: 'Nằm sai kệ',
  foreign: 'Mã lạ',
};

export const STATE_WORDS: Readonly<Record<FindingState, string>> = {
  open: 'Chưa xử lý',
  searching: 'Đang tìm',
  moved: 'Đã ghi lên kệ này',
  found: 'Đã tìm thấy',
  lost: 'Đã báo mất',
  explained: 'Đã giải thích',
};

export const END_WORDS: Readonly<Record<FindingEnd, string>> = {
  moved: 'Ghi lên kệ này',
  searching: 'Giao việc tìm',
  found: 'Đã tìm thấy',
  lost: 'Báo mất',
  explained: 'Giải thích, không làm gì',
};

/** What may be done, as the server allows it. */
export const endsFor = (kind: FindingKind, state: FindingState): readonly FindingEnd[] => {
  if (state === 'searching') return ['found', 'lost', 'explained'];
  if (state !== 'open') return [];
  if (kind === 'missing') return ['searching', 'found', 'lost', 'explained'];
  return kind === 'misplaced' ? ['moved', 'explained'] : ['explained'];
};
