import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatAuctionMoment, formatExactTime, formatSeconds } from '../../../text/time.ts';
import { vi } from '../../../text/vi.ts';
import { Countdown } from '../../../ui/figures/countdown.tsx';
import { Yen } from '../../../ui/figures/money.tsx';
import { useNow } from '../../../ui/figures/now.ts';
import { EndRuler } from './end-ruler.tsx';
import styles from './lot-clock.module.css';

interface ClockProps {
  readonly standing: AuctionStanding;
  /** Marketplace clock minus this device's. */
  readonly clockOffsetMs: number;
}

/** More than so much time is said in words, which need more room than figures, milliseconds. */
const IN_WORDS_MS = 3_600_000;

/**
 * The head of the panel: time left by the marketplace's clock, what the lot costs now, and the last
 * ten minutes as a ruler. The clock explains itself on a tap. `sheet` is the popover that it heads.
 */
export function LotHead({
  standing,
  clockOffsetMs,
  sheet,
  children,
}: ClockProps & { readonly sheet: string; readonly children?: ReactNode }) {
  const [isExplained, setExplained] = useState(false);
  const leftMs = Date.parse(standing.end_time) - (useNow() + clockOffsetMs);
  return (
    <div className={styles.head}>
      <dl className={styles.lot}>
        <div>
          <dt className="unseen">{standing.is_open ? 'Còn lại, theo giờ sàn' : 'Phiên'}</dt>
          <dd>
            <button
              type="button"
              className={styles.clock}
              data-words={leftMs > IN_WORDS_MS || leftMs <= 0 || undefined}
              aria-expanded={isExplained}
              aria-controls={CLOCK_NOTE}
              onClick={() => setExplained(!isExplained)}
            >
              {closedText(standing, leftMs) ?? (
                <Countdown endsAt={standing.end_time} clockOffsetMs={clockOffsetMs} />
              )}
            </button>
          </dd>
        </div>
        <div aria-live="polite" className={styles.now}>
          <dt>
            {standing.is_open ? 'Giá hiện tại' : 'Giá cuối'} · {standing.bid_count} lượt
          </dt>
          <dd>
            <Yen amount={standing.price} />
            {standing.tax_percent > 0 ? (
              <small> chưa gồm thuế {standing.tax_percent}%</small>
            ) : null}
          </dd>
        </div>
      </dl>
      <button
        type="button"
        popoverTarget={sheet}
        popoverTargetAction="hide"
        className={styles.close}
        aria-label={vi.close}
      >
        <IconX aria-hidden="true" />
      </button>
      {standing.is_open ? <EndRuler leftMs={leftMs} /> : null}
      <ClockNote standing={standing} isShown={isExplained} />
      {children}
    </div>
  );
}

/**
 * What stands in the place of the time: it is over, or it should be and the site has not said so.
 */
function closedText({ is_open }: AuctionStanding, leftMs: number): string | undefined {
  if (!is_open) return 'Đã kết thúc';
  return leftMs <= 0 ? 'Hết giờ, đang chờ kết quả từ sàn…' : undefined;
}

/** The sentences behind the clock. */
const CLOCK_NOTE = 'clock-note';

/** When it ends on both clocks, whose clock counts down, and what moves the end. */
function ClockNote({
  standing,
  isShown,
}: Pick<ClockProps, 'standing'> & { readonly isShown: boolean }) {
  return (
    <div id={CLOCK_NOTE} className={styles.note} hidden={!isShown}>
      <p>
        Kết thúc lúc <span data-end="">{formatAuctionMoment(standing.end_time)}</span>, đếm ngược
        theo giờ của sàn.
      </p>
      <p>
        {offsetText(standing)} Cập nhật lúc{' '}
        <span className="tabular">{formatExactTime(standing.read_at).slice(0, 8)}</span>.
      </p>
      {standing.is_auto_extension ? (
        <p>Có người đặt giá trong 5 phút cuối thì phiên gia hạn thêm 5 phút.</p>
      ) : null}
    </div>
  );
}

/** The marketplace's clock against ours. */
function offsetText({
  clock_offset_ms: offsetMs,
  clock_uncertainty_ms: uncertaintyMs,
}: AuctionStanding): string {
  if (uncertaintyMs === 0) return '';
  if (offsetMs === 0) return 'Giờ của sàn trùng giờ Hako.';
  const way = offsetMs > 0 ? 'nhanh' : 'chậm';
  return `Giờ của sàn ${way} hơn giờ Hako ${formatSeconds(Math.abs(offsetMs))}.`;
}
