import { carrierName } from '@hako/contract/billing/carriers';
import { HOLD_CAUSES, type HoldCause } from '@hako/contract/logistics/gate';
import type { OrderDetail, OrderHappening, TrackStop } from '@hako/contract/orders/detail';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Static } from 'typebox';
import { formatWeight } from '../../text/money.ts';
import { chosenWords } from '../../text/order-choices.ts';
import { orderStateWord } from '../../text/order-states.ts';
import { formatMoment, shortDay } from '../../text/time.ts';
import { Rail } from '../../ui/figures/rail.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { stateTone } from './order-row.tsx';
import styles from './order-track.module.css';

type Stop = Static<typeof TrackStop>;
type Happening = Static<typeof OrderHappening>;

const standings = { passed: 'done', here: 'now', ahead: 'next' } as const;

/**
 * Where an order is: one sentence, the line from Japan to the door, what comes next, and the
 * stations so far with their times, pictures and weights.
 */
export function OrderTrack({
  order,
  next,
}: {
  readonly order: Pick<
    OrderDetail,
    'state' | 'status_label' | 'track' | 'happenings' | 'measured' | 'moved_at'
  >;
  /** What comes next, with its button where it is the customer's turn. */
  readonly next: ReactNode;
}) {
  const { state, track, happenings, measured } = order;
  const word = orderStateWord(state, order.status_label);
  const behind = track.filter(({ standing }) => standing !== 'ahead');
  const here = behind.at(-1);
  return (
    <section className={styles.track} aria-label="Hành trình đơn hàng">
      <h2 className={styles.sentence} data-tone={stateTone(state)}>
        {word} {shortDay(order.moved_at)}
        {measured ? `, ${formatWeight(measured.weight_g)}` : ''}
      </h2>
      {here && state !== 'CANCEL' ? (
        <Rail
          stations={track.length}
          at={behind.length - 1}
          name={here.label}
          large={{
            beganAt: track[0]?.reached_at ?? null,
            arrivedAt: track.at(-1)?.reached_at ?? null,
          }}
        />
      ) : null}
      {next}
      <ol role="list" className={styles.stops} aria-label="Các chặng đã qua">
        {behind.map((stop) => (
          <StopRow
            key={stop.code}
            stop={stop}
            happenings={happenings.filter(({ station }) => station === stop.code)}
          />
        ))}
      </ol>
    </section>
  );
}

/** A station in one row: its name, its time, and folded under it what was seen there. */
function StopRow({ stop, happenings }: { stop: Stop; happenings: readonly Happening[] }) {
  const photos = happenings.flatMap((happening) => happening.photos);
  const facts = happenings.flatMap(factsOf);
  const measures = happenings.flatMap(measuresOf);
  const head = (
    <>
      <span className={styles.name}>
        {stop.label}
        {stop.standing === 'passed' ? <span className="unseen"> (đã xong)</span> : null}
      </span>
      {stop.reached_at === null ? null : (
        <time dateTime={stop.reached_at}>{formatMoment(stop.reached_at)}</time>
      )}
    </>
  );
  const isHere = stop.standing === 'here';
  return (
    <li data-state={standings[stop.standing]} aria-current={isHere ? 'step' : undefined}>
      {photos.length + facts.length + measures.length === 0 ? (
        <p className={styles.stop}>{head}</p>
      ) : (
        <details open={isHere}>
          <summary className={styles.stop}>
            {head}
            <IconChevronDown aria-hidden="true" size={20} />
          </summary>
          <div className={styles.tiles}>
            {measures.map(({ weight, sides }) => (
              <p key={`${weight} ${sides}`} className={styles.tile}>
                <strong>Cân {weight}</strong>
                {sides ? <small>{sides}</small> : null}
              </p>
            ))}
            {photos.map((photo, index) => (
              <a key={photo} href={photo} target="_blank" rel="noreferrer">
                <Picture src={photo} alt={`Ảnh ${index + 1}: ${stop.label}`} />
              </a>
            ))}
          </div>
          {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
        </details>
      )}
    </li>
  );
}

/** What our scale said. */
function measuresOf({ facts }: Happening): { weight: string; sides: string }[] {
  const { weight_g: weight, length_cm: length, width_cm: width, height_cm: height } = facts;
  if (typeof weight !== 'number') return [];
  const isWhole = [length, width, height].every((side) => typeof side === 'number');
  return [
    { weight: formatWeight(weight), sides: isWhole ? `${length}×${width}×${height} cm` : '' },
  ];
}

/** The other facts of a happening that a customer can use; the rest are the desk's. */
function factsOf({ facts: { tracking, carrier, chosen, customs, cause } }: Happening): string[] {
  return [
    customs === 'held' ? `Hải quan giữ hàng: ${causeWords(cause)}` : '',
    customs === 'waiting' ? 'Hako ghi nhầm: hải quan không giữ hàng' : '',
    customs === 'released' ? 'Đã thông quan' : '',
    typeof tracking === 'string'
      ? `Mã vận đơn ${typeof carrier === 'string' ? `${carrierName(carrier)} ` : ''}${tracking}`
      : '',
    typeof chosen === 'string' ? `Bạn đã đổi ${chosenWords(chosen)}` : '',
  ].filter(Boolean);
}

/** Why customs keep a parcel. */
const causeWords = (cause: unknown): string => HOLD_CAUSES[cause as HoldCause] ?? HOLD_CAUSES.other;
