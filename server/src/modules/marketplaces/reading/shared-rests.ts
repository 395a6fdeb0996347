import type { Clock } from '../../../kernel/clock.ts';
import { newToken } from '../../../kernel/chance.ts';
import type { SharedStore } from '../../../platform/shared/shared-store.ts';
import { type Circuit, createCircuit, type Found } from '../rules/circuit.ts';
import type { SharedRests } from '../rules/pace.ts';

interface Told {
  readonly from: string;
  readonly found: Found;
}

/** Rests of sites that processes tell each other. Whoever starts later, or misses one, learns it from the site. */
export function createSharedRests(shared: Pick<SharedStore, 'tell' | 'listen'>): SharedRests {
  const me = newToken(9);
  const topicOf = (site: string) => `rest:${encodeURIComponent(site)}`;
  return {
    tell(site, found) {
      void shared.tell(topicOf(site), JSON.stringify({ from: me, found } satisfies Told));
    },
    follow(site, hear) {
      shared.listen(topicOf(site), (message) => {
        const { from, found } = JSON.parse(message) as Told;
        if (from !== me) hear(found);
      });
    },
  };
}

/** A circuit that hears what our other processes find out about the same address, and tells them. */
export function createSharedCircuit(
  site: string,
  clock: Pick<Clock, 'monotonicMs'>,
  rests: SharedRests | undefined,
): Circuit {
  const circuit = createCircuit(undefined, (found) => rests?.tell(site, found));
  rests?.follow(site, (found) => circuit.hear(found, clock.monotonicMs()));
  return circuit;
}
