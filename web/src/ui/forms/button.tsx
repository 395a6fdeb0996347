import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

export type ButtonKind = 'main' | 'plain' | 'quiet' | 'money';

interface Look {
  /** `main` for the one thing to do, `money` when money leaves, `plain` beside it, `quiet` inside text and rows. */
  readonly kind?: ButtonKind;
  readonly isWide?: boolean;
  readonly isSmall?: boolean;
}

/** A button that stays in place while its work is under way: it says so and cannot be pressed again. */
export function Button({
  kind = 'plain',
  isWide,
  isSmall,
  isBusy = false,
  children,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { readonly isBusy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ kind, isWide, isSmall }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    >
      <span className={styles.label}>{children}</span>
      {isBusy ? <span className={styles.dots} aria-hidden="true" /> : null}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'plain',
  isWide,
  isSmall,
  className,
  ...rest
}: LinkProps & Look) {
  return <Link {...rest} className={classOf({ kind, isWide, isSmall }, className)} />;
}

/** A button that shows only an icon; `label` is its name. */
export function IconButton({
  label,
  children,
  className,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={[styles.icon, className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  );
}

function classOf({ kind = 'plain', isWide, isSmall }: Look, extra: string | undefined): string {
  return [styles.button, styles[kind], isWide && styles.wide, isSmall && styles.small, extra]
    .filter(Boolean)
    .join(' ');
}
