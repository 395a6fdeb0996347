import type { ReactNode } from 'react';
import styles from './page-name.module.css';

/**
 * What a page of the menu is called. Where the menu stands beside it, the menu says so; the heading
 * stays for whoever hears the page.
 */
export const PageName = ({ children }: { readonly children: ReactNode }) => (
  <h1 className={styles.name}>{children}</h1>
);
