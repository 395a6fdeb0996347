import type { TestProject } from 'vitest/node';
import { launchBrowser } from './browser.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
    simulatorUrl: string;
    dataDir: string;
  }
}

/** One product for all stories: each story signs up people of its own. The browser is unpacked here, not on a story's time. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  await browser.close();
  project.provide('productUrl', product.url);
  project.provide('simulatorUrl', product.simulatorUrl);
  project.provide('dataDir', product.dataDir);
  return () => product.stop();
}
