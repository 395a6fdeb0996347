import { useRevalidator } from 'react-router';
import { autoTranslate, setAutoTranslate } from '../../device/settings.ts';
import { setTheme, THEMES, useTheme } from '../../device/theme.ts';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import styles from './settings-sheet.module.css';

const THEME_NAMES = { system: 'Theo thiết bị', light: 'Sáng', dark: 'Tối' } as const;

/** Settings that only this device keeps. */
export default function SettingsSheet({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const isOn = autoTranslate.use();
  const theme = useTheme();
  const { revalidate } = useRevalidator();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Cài đặt">
      <Checkbox
        isSwitch
        label="Tự động dịch tiêu đề và danh mục"
        note="Chỉ lưu trên máy này. Khi tắt, bạn thấy nguyên văn tiếng Nhật của người bán."
        checked={isOn}
        onChange={(event) => {
          setAutoTranslate(event.currentTarget.checked);
          void revalidate();
        }}
      />
      <fieldset className={styles.looks}>
        <legend>Giao diện</legend>
        {THEMES.map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name="theme"
            label={THEME_NAMES[one]}
            checked={one === theme}
            onChange={() => {
              setTheme(one);
              void revalidate();
            }}
          />
        ))}
      </fieldset>
    </Sheet>
  );
}
