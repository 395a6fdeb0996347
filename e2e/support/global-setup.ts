import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { launchBrowser } from './browser.ts';
import { type Product, startProduct } from './product.ts';

/** What a story knows of the product that it speaks to. */
export type StoryProduct = Pick<Product, 'url' | 'simulatorUrl'>;

declare module 'vitest' {
  interface ProvidedContext {
    /** Here a worker asks for a product of its own, by its number. */
    productsUrl: string;
  }
}

/**
 * One product for each worker that runs stories, started when its first story begins: each story
 * signs up people of its own. The browser is unpacked here, not on a story's time.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowser();
  await browser.close();
  const products = new Map<string, Promise<Product>>();
  const server = createServer((request, response) => {
    const worker = request.url ?? '';
    const product = products.get(worker) ?? startProduct();
    products.set(worker, product);
    product.then(
      ({ url, simulatorUrl }) => response.end(JSON.stringify({ url, simulatorUrl })),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('productsUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await Promise.all([...products.values()].map(async (product) => (await product).stop()));
  };
}
