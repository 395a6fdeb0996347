import type { OrderHappening, TrackStop } from '@hako/contract/orders/detail';
import type { Static } from 'typebox';
import { formatWeight } from '../../text/money.ts';
import { formatMoment } from '../../text/time.ts';
import { Picture } from '../../ui/frames/picture.tsx';
import { type Station, Track } from '../../ui/figures/timeline.tsx';
import styles from './order-track.module.css';

type Stop = Static<typeof TrackStop>;
type Happening = Static<typeof OrderHappening>;

const standings = { passed: 'done', here: 'now', ahead: 'next' } as const;

/** The stations of an order as a line: what has happened and when, with weights and pictures, where it stands, what comes next. */
export function OrderTrack({
  stops,
  happenings,
}: {
  readonly stops: readonly Stop[];
  readonly happenings: readonly Happening[];
}) {
  const stations: Station[] = stops.map((stop) => ({
    key: stop.code,
    label: stop.label,
    state: standings[stop.standing],
    detail: (
      <StopDetail
        stop={stop}
        happenings={happenings.filter((happening) => happening.station === stop.code)}
      />
    ),
  }));
  return <Track label="Hành trình đơn hàng" stations={stations} />;
}

function StopDetail({ stop, happenings }: { stop: Stop; happenings: readonly Happening[] }) {
  const photos = happenings.flatMap((happening) => happening.photos);
  const facts = happenings.flatMap(factsOf);
  if (stop.reached_at === null && photos.length === 0) return null;
  return (
    <span className={styles.detail}>
      {stop.reached_at === null ? null : (
        <time dateTime={stop.reached_at} className="tabular">
          {formatMoment(stop.reached_at)}
        </time>
      )}
      {facts.length > 0 ? <span>{facts.join(' · ')}</span> : null}
      {photos.length > 0 ? (
        <span className={styles.photos}>
          {photos.map((photo, index) => (
            <a key={photo} href={photo} target="_blank" rel="noreferrer">
              <Picture src={photo} alt={`Ảnh ${index + 1}: ${stop.label}`} />
            </a>
          ))}
        </span>
      ) : null}
    </span>
  );
}

/** The facts of a happening that a customer can use; the others are the desk's. */
function factsOf({ facts }: Happening): string[] {
  const {
    weight_g: weight,
    length_cm: length,
    width_cm: width,
    height_cm: height,
    tracking,
    carrier,
    chosen,
  } = facts;
  return [
    typeof weight === 'number' ? `Cân ${formatWeight(weight)}` : '',
    [length, width, height].every((side) => typeof side === 'number')
      ? `${length}×${width}×${height} cm`
      : '',
    typeof tracking === 'string'
      ? `Mã vận đơn ${typeof carrier === 'string' ? `${carrier} ` : ''}${tracking}`
      : '',
    typeof chosen === 'string' ? `Bạn đã đổi ${chosenWords(chosen)}` : '',
  ].filter(Boolean);
}

const CHOSEN: Readonly<Record<string, string>> = {
  address: 'địa chỉ',
  'ship-mode': 'cách vận chuyển',
  services: 'dịch vụ',
  note: 'ghi chú',
};

/** `address,note` in words. */
const chosenWords = (chosen: string): string =>
  chosen
    .split(',')
    .map((one) => CHOSEN[one] ?? one)
    .join(', ');
