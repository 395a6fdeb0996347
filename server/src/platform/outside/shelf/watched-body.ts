import { Readable } from 'node:stream';
import { Outage } from '../../../kernel/outage.ts';

interface Watch {
  /** Who sends it, for the outage. */
  readonly source: string;
  readonly idleMs: number;
}

/**
 * The same bytes. A sender that is silent for too long while somebody waits for the next piece ends
 * them with an `Outage`; a reader may pause for as long as it likes.
 */
export function watchBody(body: Readable, watch: Watch): Readable {
  const watched = Readable.from(piecesOf(body, watch), { objectMode: false });
  // One that nobody began to read has run no line of the generator.
  watched.once('close', () => body.destroy());
  return watched;
}

async function* piecesOf(body: Readable, { source, idleMs }: Watch): AsyncGenerator<unknown> {
  const pieces = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const silence = setTimeout(
        () => body.destroy(new Outage(source, 'timeout', 'the body stopped')),
        idleMs,
      );
      const next = await pieces.next().finally(() => clearTimeout(silence));
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    throw error instanceof Outage
      ? error
      : new Outage(source, 'unreachable', (error as Error).message);
  }
}
