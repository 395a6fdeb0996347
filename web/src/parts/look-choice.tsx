import { useRevalidator } from 'react-router';
import { setTheme, THEMES, useTheme } from '../device/theme.ts';
import { Checkbox } from '../ui/forms/inputs.tsx';
import styles from './look-choice.module.css';

const THEME_NAMES = { system: 'Theo thiết bị', light: 'Sáng', dark: 'Tối' } as const;

/** Light, dark, or as the device is; `hasName` writes above what is chosen. */
export function LookChoice({ hasName }: { readonly hasName?: boolean }) {
  const theme = useTheme();
  const { revalidate } = useRevalidator();
  return (
    <fieldset className={styles.looks} aria-label="Giao diện">
      {hasName ? <legend>Giao diện</legend> : null}
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
  );
}
