import { formatExactTime } from '../../../text/time.ts';
import { Banner } from '../../../ui/frames/states.tsx';
import { ClockNote } from './lot-clock.tsx';
import type { LiveStanding } from './use-standing.ts';

/** What a bidder must know about what is shown: whether it may be old, a moved end, and whose clock it is. */
export function StandingNotes({
  live: { standing, clockOffsetMs, cutOff, isExtended },
}: {
  readonly live: LiveStanding;
}) {
  return (
    <>
      {cutOff ? (
        <Banner tone="estimate">
          {cutOff === 'network' ? 'Mất kết nối.' : 'Sàn chưa phản hồi.'} Đây là thông tin lúc{' '}
          {formatExactTime(standing.read_at)}. Lượt đặt giá và lượt săn vẫn chạy ở Hako; trang tự
          cập nhật {cutOff === 'network' ? 'khi có mạng' : 'sau ít giây'}.
        </Banner>
      ) : null}
      {isExtended && standing.is_open ? (
        <Banner>
          Phiên vừa gia hạn vì có người trả giá phút cuối, nay kết thúc lúc{' '}
          {formatExactTime(standing.end_time).slice(0, 8)}.
        </Banner>
      ) : null}
      <ClockNote standing={standing} clockOffsetMs={clockOffsetMs} />
    </>
  );
}
