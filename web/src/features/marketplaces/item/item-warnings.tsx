import type { BreakdownReply } from '@hako/contract/pricing/pricing';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { Static } from 'typebox';
import { Stack } from '../../../ui/frames/card.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import type { Item } from './facts/item.ts';
import styles from './item.module.css';

type Warning = Item['warnings'][number];
type Flag = Static<typeof BreakdownReply>['flags'][number];

const TONES = { block: 'bad', warn: 'estimate', info: 'plain' } as const;

/**
 * What must not be overlooked before buying: what forbids it in full, all else in one row that
 * opens.
 */
export function ItemWarnings({
  flags,
  isSaid,
  ...item
}: {
  readonly warnings: readonly Warning[];
  /** What the price knows of the rules for these goods. */
  readonly flags: readonly Flag[];
  /** Whether another place of the page says it. */
  readonly isSaid: (warning: Warning) => boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const warnings = eachOnce([...flags.map(warningOf), ...item.warnings]).filter(
    (warning) => warning.code !== CLOSED && !isSaid(warning),
  );
  const others = warnings.filter(({ level }) => level !== 'block');
  const title = `${others.length} điều cần biết`;
  return (
    <>
      {warnings
        .filter(({ level }) => level === 'block')
        .map((warning) => (
          <Banner key={`${warning.code}${warning.message}`} tone="bad">
            {warning.message}
          </Banner>
        ))}
      {others.length > 0 ? (
        <button
          type="button"
          className={styles.warned}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <IconAlertTriangle aria-hidden="true" size={20} />
          <b>{title}</b>
          <span>{others[0]?.message}</span>
          <IconChevronRight aria-hidden="true" size={20} />
        </button>
      ) : null}
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <Stack gap={1}>
          {others.map(({ code, level, message }) => (
            <Banner key={`${code}${message}`} tone={TONES[level]}>
              {message}
            </Banner>
          ))}
        </Stack>
      </Sheet>
    </>
  );
}

/** The plate over the picture says it. */
const CLOSED = 'no-longer-open';

const warningOf = ({ code, rule, reason }: Flag): Warning => ({
  code,
  level: rule === 'block' ? 'block' : 'warn',
  message: reason,
});

const GRAVITY = { block: 0, warn: 1, info: 2 } as const;

/** The gravest first; what is said twice is as grave as the graver of the two. */
function eachOnce(said: readonly Warning[]): readonly Warning[] {
  const warnings = said.toSorted((one, other) => GRAVITY[one.level] - GRAVITY[other.level]);
  return warnings.filter(
    ({ message }, index) => warnings.findIndex((one) => one.message === message) === index,
  );
}
