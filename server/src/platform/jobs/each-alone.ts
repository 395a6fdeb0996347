import type { Logger } from 'pino';

/**
 * One after the other, each alone: what fails is logged as an error with its name and the rest has its turn. For rounds that come again by
 * the clock, where one bad row would otherwise stop everything behind it every time.
 */
export async function eachAlone<Item>(
  log: Logger,
  items: Iterable<Item>,
  nameOf: (item: Item) => string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (failure) {
      log.error({ error: failure, row: nameOf(item) }, 'one of a round failed and was passed over');
    }
  }
}
