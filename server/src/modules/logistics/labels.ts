import type { RequestKind, RequestState } from './domain/parcel-request.ts';

/** What customers and the desk read. Vietnamese; one place, so that it can be reviewed. */
export const PARCEL_LABELS = { stored: 'Đang ở kho Nhật', packed: 'Đã đóng vào lô, sắp rời Nhật' } as const;

export const REQUEST_LABELS: Readonly<Record<RequestKind, string>> = { join: 'Gộp kiện', split: 'Tách kiện', rehearsal: 'Đóng thử' };

export const REQUEST_STATE_LABELS: Readonly<Record<RequestState, string>> = {
  asked: 'Kho đang làm',
  offered: 'Chờ bạn chọn hộp',
  done: 'Đã xong',
  cancelled: 'Đã hủy',
};
