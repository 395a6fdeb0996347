import type { BreakdownReply } from '@hako/contract/pricing/pricing';
import { type ReactNode, useEffect, useState } from 'react';
import type { Static } from 'typebox';
import { nearDong } from '../../../../text/money.ts';
import { Dong } from '../../../../ui/figures/money.tsx';
import { CertaintySign } from '../../../../ui/figures/tag.tsx';
import styles from './act-bar.module.css';

/**
 * On phones: the price at the door and the way to act, in reach of the thumb. `sheet` is opened by
 * its button; where there is none the button leads to `target`, and the bar is away while that is
 * in sight.
 */
export function ActBar({
  target,
  sheet,
  heart,
  breakdown,
  label,
}: {
  readonly target: string;
  /** The id of a popover. */
  readonly sheet?: string | undefined;
  readonly heart: ReactNode;
  /** Undefined where it could not be computed; one can bid or buy all the same. */
  readonly breakdown: Static<typeof BreakdownReply> | undefined;
  readonly label: string;
}) {
  const isAway = useSeen(target) && sheet === undefined;
  return (
    <div
      className={styles.bar}
      data-act-bar={isAway ? undefined : ''}
      data-away={isAway || undefined}
    >
      {heart}
      <p>
        <small>Về tới nhà</small>
        {breakdown ? <Total breakdown={breakdown} /> : <span>Chưa tính được giá</span>}
      </p>
      {sheet === undefined ? (
        <a href={`#${target}`} className={styles.act}>
          {label}
        </a>
      ) : (
        <button type="button" popoverTarget={sheet} className={styles.act}>
          {label}
        </button>
      )}
    </div>
  );
}

/** The total at the door, an estimate rounded. */
function Total({ breakdown }: { readonly breakdown: Static<typeof BreakdownReply> }) {
  const isCertain = breakdown.certainty === 'certain';
  const { likely } = breakdown.landed_total;
  return (
    <span>
      <CertaintySign certainty={isCertain ? 'certain' : 'estimate'} />
      <Dong amount={isCertain ? likely : nearDong(likely)} />
    </span>
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
