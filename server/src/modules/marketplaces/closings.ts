import type { Logger } from 'pino';
import { Outage } from '../../kernel/outage.ts';
import type { Marketplace } from './marketplace.ts';

/**
 * The marketplace with its closings told: an alarm (log level error) once for each time that it shuts us out or stops answering, which is where
 * staff hear of it, and a note when it is back.
 */
export function tellingClosings<M extends Marketplace>(marketplace: M, log: Logger): M {
  let isClosed = false;

  const noting =
    <Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      try {
        return await call(...asked);
      } catch (failure) {
        if (failure instanceof Outage) note();
        throw failure;
      } finally {
        if (isClosed) note();
      }
    };

  const { site } = marketplace;
  function note(): void {
    const standing = marketplace.standing();
    if (standing.state === 'open' && isClosed) log.info({ site }, 'a marketplace answers again');
    if (standing.state !== 'open' && !isClosed)
      log.error(
        { site, kind: standing.kind, nextTryAt: standing.nextTryAt },
        'a marketplace is closed to us',
      );
    isClosed = standing.state !== 'open';
  }

  return {
    ...marketplace,
    search: noting((query, options) => marketplace.search(query, options)),
    findListing: noting((code, options) => marketplace.findListing(code, options)),
  };
}
