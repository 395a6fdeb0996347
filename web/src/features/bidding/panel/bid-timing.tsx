import { useId } from 'react';
import { formatDuration } from '../../../text/time.ts';
import { Checkbox, Select } from '../../../ui/forms/inputs.tsx';
import styles from './bid-panel.module.css';

/** Whether the bid goes out now or shortly before the end. */
export function TimingChoice({
  isSnipe,
  onSnipe,
  leadMs,
}: {
  readonly isSnipe: boolean;
  readonly onSnipe: (isSnipe: boolean) => void;
  /** How long before the end a snipe goes out. */
  readonly leadMs: number;
}) {
  const name = `${useId()}mode`;
  return (
    <fieldset className={styles.modes}>
      <legend className="unseen">Cách đặt giá</legend>
      <Checkbox
        type="radio"
        name={name}
        checked={!isSnipe}
        onChange={() => onSnipe(false)}
        label="Đặt giá ngay"
        note="Sàn tự nâng dần tới giá tối đa của bạn"
      />
      <Checkbox
        type="radio"
        name={name}
        checked={isSnipe}
        onChange={() => onSnipe(true)}
        label="Săn phút chót"
        note={`Gửi một lần, ${formatDuration(leadMs)} trước khi kết thúc`}
      />
    </fieldset>
  );
}

const EXTENSIONS = [
  { value: '3', label: 'Theo tối đa 3 lần gia hạn' },
  { value: '10', label: 'Theo tối đa 10 lần gia hạn' },
  { value: '1', label: 'Theo 1 lần gia hạn' },
  { value: '0', label: 'Dừng, không đặt giá' },
];

/** How often a snipe follows an auction whose end is moved; 0 means that it is not sent then. */
export function ExtensionChoice({
  steps,
  onSteps,
}: {
  readonly steps: number;
  readonly onSteps: (steps: number) => void;
}) {
  return (
    <Select
      label="Nếu phiên được gia hạn"
      options={EXTENSIONS}
      value={String(steps)}
      onChange={(event) => onSteps(Number(event.currentTarget.value))}
    />
  );
}
