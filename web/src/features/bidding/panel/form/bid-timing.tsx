import { formatDuration } from '../../../../text/time.ts';
import { Select } from '../../../../ui/forms/inputs.tsx';
import { Segments } from '../../../../ui/forms/segments.tsx';
import styles from '../bid-panel.module.css';

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
  return (
    <div className={styles.modes}>
      <Segments
        legend="Cách đặt giá"
        isLegendHidden
        options={MODES}
        value={isSnipe ? 'snipe' : 'now'}
        onChoose={(mode) => onSnipe(mode === 'snipe')}
      />
      <p>
        {isSnipe
          ? `Hako đặt giá một lần, ${formatDuration(leadMs)} trước khi kết thúc.`
          : 'Sàn tự nâng dần tới giá tối đa của bạn.'}
      </p>
    </div>
  );
}

const MODES = [
  { value: 'now', label: 'Đặt giá ngay' },
  { value: 'snipe', label: 'Săn phút chót' },
];

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
