import type { Page } from 'playwright-core';
import { scanUntil } from '../../support/desk/steps.ts';

/** Scans a label at a station until the thing that it names is open. */
export const scanAt = (page: Page, label: string, code: string): Promise<void> =>
  scanUntil(page, label, page.getByRole('heading', { level: 2, name: code, exact: true }));
