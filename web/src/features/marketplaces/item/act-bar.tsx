import type { BreakdownReply } from '@hako/contract/pricing/pricing';
import { useEffect, useState } from 'react';
import type { Static } from 'typebox';
import { Dong } from '../../../ui/figures/money.tsx';
import styles from './item.module.css';

/** On phones: the price at the door and the way to the panel `target`, in reach of the thumb while that panel is out of sight. */
export function ActBar({
  target,
  breakdown,
  label,
}: {
  readonly target: string;
  readonly breakdown: Static<typeof BreakdownReply>;
  readonly label: string;
}) {
  const isSeen = useSeen(target);
  return (
    <div
      className={styles.actBar}
      data-act-bar={isSeen ? undefined : ''}
      data-away={isSeen || undefined}
    >
      <p>
        <small>Về tới nhà {breakdown.certainty === 'certain' ? '' : '≈'}</small>
        <Dong amount={breakdown.landed_total.likely} size="large" />
      </p>
      <a href={`#${target}`}>{label}</a>
    </div>
  );
}

/** Whether an element is on the screen. */
function useSeen(id: string): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const watcher = new IntersectionObserver(
      (entries) => setSeen(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '-20% 0px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [id]);
  return isSeen;
}
