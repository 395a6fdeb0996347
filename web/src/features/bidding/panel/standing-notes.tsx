import { formatExactTime } from '../../../text/time.ts';
import { Banner } from '../../../ui/frames/states.tsx';
import { ClockNote } from './lot-clock.tsx';
import styles from './bid-panel.module.css';
import type { LiveStanding } from './use-standing.ts';

/** What a bidder must know about what is shown: whether it may be old, a moved end, and whose clock it is. */
export function StandingNotes({
  live: { standing, cutOff, isExtended },
}: {
  readonly live: LiveStanding;
}) {
  return (
    <>
      {cutOff ? (
        <Banner tone="estimate">
          {cutOff === 'network' ? 'Mất kết nối.' : 'Sàn chưa trả lời.'} Những gì bạn thấy là lúc{' '}
          {formatExactTime(standing.read_at)}; lượt đã hẹn hoặc đã đặt vẫn chạy ở Hako. Trang tự đọc
          lại {cutOff === 'network' ? 'khi có mạng' : 'sau ít giây'}.
        </Banner>
      ) : null}
      {isExtended && standing.is_open ? (
        <Banner>
          Phiên vừa được kéo dài vì có người trả giá phút cuối, nay kết thúc lúc{' '}
          {formatExactTime(standing.end_time).slice(0, 8)}.
        </Banner>
      ) : null}
      <ClockNote standing={standing} />
      {standing.is_open && standing.is_auto_extension ? (
        <p className={styles.note}>Giá tăng trong 5 phút cuối thì phiên kéo dài thêm 5 phút.</p>
      ) : null}
    </>
  );
}
