import { LABEL_SIZES, type LabelSize } from '@hako/contract/logistics/labels';
import { useEffect } from 'react';
import { labelSizeAt } from '../../../device/settings.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Select } from '../../../ui/forms/inputs.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { KIND_LABELS } from '@hako/contract/desk/work-labels';
import { hasLabel, openLabel } from './open-label.ts';
import styles from './station.module.css';
import type { Finished } from './use-station.ts';

/** All are counted; those further back are rarely looked for. */
const SHOWN = 20;
const SIZE_WORDS: Readonly<Record<LabelSize, string>> = { '80mm': 'Cuộn 80 mm', a6: 'Giấy A6' };

/**
 * What was finished at this station since the page was opened, the newest first, with its label to
 * print.
 */
export function FinishedList({
  station,
  finished,
}: {
  readonly station: string;
  readonly finished: readonly Finished[];
}) {
  const remembered = labelSizeAt(station);
  const size = remembered.use();
  const newest = finished.find(hasLabel);
  useEffect(() => {
    const print = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyP' || !newest) return;
      event.preventDefault();
      void openLabel(newest, size);
    };
    window.addEventListener('keydown', print);
    return () => window.removeEventListener('keydown', print);
  }, [newest, size]);
  if (finished.length === 0) return null;
  return (
    <Card title={`Vừa xong: ${finished.length}`} level={2}>
      {newest ? (
        <Select
          label="Cỡ nhãn"
          hint="Alt + P in nhãn vừa xong"
          value={size}
          options={LABEL_SIZES.map((one) => ({ value: one, label: SIZE_WORDS[one] }))}
          onChange={(event) => remembered.write(event.target.value as LabelSize)}
        />
      ) : null}
      <ul role="list" className={styles.done}>
        {finished.slice(0, SHOWN).map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same code may be finished twice.
          <li key={finished.length - index}>
            <span>
              <strong className="tabular">{one.code}</strong> · {KIND_LABELS[one.kind]}
            </span>
            {hasLabel(one) ? (
              <Button
                isSmall
                aria-label={`In nhãn ${one.code}`}
                onClick={() => void openLabel(one, size)}
              >
                In nhãn
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
