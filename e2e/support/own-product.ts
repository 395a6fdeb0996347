import { inject } from 'vitest';
import type { StoryProduct } from './global-setup.ts';

/** The product of the worker that runs this story: its stories come one after the other. */
export const ownProduct: StoryProduct = await startOwn();

async function startOwn(): Promise<StoryProduct> {
  const answer = await fetch(`${inject('productsUrl')}/${process.env['VITEST_POOL_ID']}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as StoryProduct;
}
