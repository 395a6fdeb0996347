import { formatExactTime, formatSeconds } from '../../../text/time.ts';
import { Banner } from '../../../ui/frames/states.tsx';
import type { LiveStanding } from './use-standing.ts';

/** A clock that we know no better than this is said to be unsure, milliseconds. */
const UNSURE_MS = 1_000;

/**
 * What a bidder must know about what is shown: whether it may be old, a moved end, an unsure clock.
 */
export function StandingNotes({
  live: { standing, cutOff, isExtended },
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
          Phiên vừa gia hạn vì có người đặt giá phút cuối, nay kết thúc lúc{' '}
          {formatExactTime(standing.end_time).slice(0, 8)}.
        </Banner>
      ) : null}
      {standing.is_open && standing.clock_uncertainty_ms > UNSURE_MS ? (
        <Banner tone="estimate">
          Hako chưa biết chắc giờ của sàn (sai lệch tới{' '}
          {formatSeconds(standing.clock_uncertainty_ms)}); bạn nên đặt giá sớm hơn.
        </Banner>
      ) : null}
    </>
  );
}
