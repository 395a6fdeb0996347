import type { TestProject } from 'vitest/node';
import { launchBrowser } from '../../support/browser.ts';
import { installCompany } from './company.ts';
import { serveCompany } from './serve-company.ts';

/** Installs the company of the week and lets the story reach it; the first day has not begun. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowser();
  await browser.close();
  const company = await installCompany();
  const { url, close } = await serveCompany(company);
  project.provide('productsUrl', url);
  return async () => {
    await close();
    await company.stop();
  };
}
