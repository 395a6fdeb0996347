import type { Page } from 'playwright-core';
import { visit } from '../../support/story.ts';

/** The second person agrees to what was asked for with this reason. */
export async function approve(second: Page, reason: string): Promise<void> {
  await visit(second, '/desk/approvals');
  const asked = second.locator('section', { hasText: reason }).last();
  await asked.getByRole('button', { name: /^Duyệt/ }).click();
  await asked.waitFor({ state: 'detached' });
}
