import { type MouseEvent, useEffect, useState } from 'react';
import styles from './section-tabs.module.css';

/** The parts of an item's page in the order of reading; those that it has not are left out. */
const SECTIONS = [
  { id: 'gia', label: 'Giá' },
  { id: 'thong-tin', label: 'Thông tin' },
  { id: 'mo-ta', label: 'Mô tả' },
  { id: 'da-ban', label: 'Đã bán' },
  { id: 'tuong-tu', label: 'Tương tự' },
] as const;

/** Header and tabs: what begins above this line, in pixels, is being read. */
const READING_LINE = 120;

/** The ways to the parts of the page, under the header as soon as the title is gone. */
export function SectionTabs() {
  const { isShown, there, current } = useReading();
  return (
    <nav aria-label="Các phần của trang" className={styles.tabs} hidden={!isShown}>
      <ul role="list">
        {SECTIONS.filter(({ id }) => there.includes(id)).map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => unfold(event, id)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is folded opens when somebody goes there, and the next key is pressed there. */
function unfold(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  event.preventDefault();
  const folded = section.querySelector<HTMLDetailsElement>(':scope > details');
  if (folded) folded.open = true;
  if (!staysInSight(section)) section.scrollIntoView({ block: 'start' });
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** What stands in the column beside the page is there wherever the page is read. */
const staysInSight = ({ parentElement: column }: Element): boolean =>
  column !== null && getComputedStyle(column).position === 'sticky';

interface Reading {
  readonly isShown: boolean;
  readonly there: readonly string[];
  readonly current: string | undefined;
}

const NOTHING: Reading = { isShown: false, there: [], current: undefined };

/** How far the page is read: followed while it is scrolled, once a frame. */
function useReading(): Reading {
  const [reading, setReading] = useState(NOTHING);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = 0;
      const now = readingNow();
      setReading((before) => (isSame(before, now) ? before : now));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(follow);
    };
    ask();
    addEventListener('scroll', ask, { passive: true });
    return () => {
      removeEventListener('scroll', ask);
      cancelAnimationFrame(frame);
    };
  }, []);
  return reading;
}

function readingNow(): Reading {
  const title = document.querySelector('main h1');
  const tops = SECTIONS.flatMap(({ id }) => {
    const section = document.getElementById(id);
    return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
  });
  return {
    isShown: title !== null && title.getBoundingClientRect().bottom < READING_LINE / 2,
    there: tops.map(({ id }) => id),
    current: tops
      .toSorted((one, other) => one.top - other.top)
      .findLast(({ top }) => top < READING_LINE)?.id,
  };
}

const isSame = (one: Reading, other: Reading): boolean =>
  one.isShown === other.isShown &&
  one.current === other.current &&
  one.there.join() === other.there.join();
