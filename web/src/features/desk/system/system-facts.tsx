import type { SystemState } from '@hako/contract/system/system';
import { formatCount } from '../../../text/money.ts';
import { formatDuration, formatMoment } from '../../../text/time.ts';
import { Facts, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';

/** Longer than this, jobs come later than customers expect. */
const SLOW_SECONDS = 60;

/** How the service itself is: what is wrong first, then the figures. */
export function SystemFacts({ state }: { readonly state: SystemState }) {
  const { version, commit, jobs, oldest_due_seconds: oldest } = state;
  return (
    <Stack>
      <Alarms state={state} />
      <Facts
        rows={[
          ['Phiên bản', `${version} (${commit.slice(0, 12)})`],
          ['Kiểm tra sổ sách và dữ liệu', examinedText(state)],
          ['Việc chạy ngầm đang chạy', formatCount(jobs.running)],
          ['Đang chờ đến lượt', formatCount(jobs.due)],
          ['Hẹn giờ sau', formatCount(jobs.later)],
          ['Lỗi, sẽ tự thử lại', formatCount(jobs.retrying)],
          ['Lỗi, đã thôi thử', formatCount(jobs.dead)],
          ['Việc đến lượt chờ lâu nhất', formatDuration(oldest * 1_000)],
        ]}
      />
    </Stack>
  );
}

function Alarms({ state: { faults, jobs, oldest_due_seconds: oldest } }: { state: SystemState }) {
  const isSlow = oldest > SLOW_SECONDS;
  if (!faults && jobs.dead === 0 && !isSlow)
    return <Banner tone="good">Không có gì cần bạn xử lý.</Banner>;
  return (
    <>
      {faults ? (
        <Banner tone="bad">
          Lần kiểm tra gần nhất thấy {formatCount(faults)} quy tắc không đúng. Hãy báo người vận
          hành xem nhật ký máy chủ trước khi làm việc với tiền.
        </Banner>
      ) : null}
      {jobs.dead > 0 ? (
        <Banner tone="estimate">
          {formatCount(jobs.dead)} việc chạy ngầm bị lỗi và đã thôi thử. Xem lý do bên dưới rồi cho
          chạy lại.
        </Banner>
      ) : null}
      {isSlow ? (
        <Banner tone="estimate">
          Việc chạy ngầm đang chậm {formatDuration(oldest * 1_000)}. Thông báo và tính giá có thể
          đến muộn.
        </Banner>
      ) : null}
    </>
  );
}

function examinedText({ examined_at: at, faults }: SystemState): string {
  if (at === null) return 'chưa chạy lần nào (chạy mỗi đêm lúc 02:00)';
  return `${formatMoment(at)}: ${faults ? `${formatCount(faults)} quy tắc không đúng` : 'mọi quy tắc đều đúng'}`;
}
