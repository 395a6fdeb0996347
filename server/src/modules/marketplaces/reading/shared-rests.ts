import type { Clock } from '../../../kernel/clock.ts';
import { newToken } from '../../../kernel/chance.ts';
import { isRecord, readShared } from '../../../platform/shared/read-shared.ts';
import type { SharedStore } from '../../../platform/shared/shared-store.ts';
import { type Circuit, createCircuit, type Found } from '../rules/circuit.ts';
import type { SharedRests } from '../rules/pace.ts';

interface Told {
  readonly from: string;
  readonly found: Found;
}

/**
 * What the site itself says. Any other failure may be the fault of one machine, and no other one
 * learns of it.
 */
const isOfTheSite = (kind: unknown): boolean => kind === 'blocked' || kind === 'limited';

const isTold = (value: unknown): value is Told =>
  isRecord(value) &&
  typeof value['from'] === 'string' &&
  (value['found'] === 'open' || isRest(value['found']));

const isRest = (value: unknown): boolean =>
  isRecord(value) &&
  isOfTheSite(value['kind']) &&
  ['restMs', 'forMs', 'sinceAgoMs'].every((name) => Number.isFinite(value[name]));

/**
 * Rests of sites that processes tell each other. Whoever starts later, or misses one, learns it
 * from the site.
 */
export function createSharedRests(shared: Pick<SharedStore, 'tell' | 'listen'>): SharedRests {
  const me = newToken(9);
  const topicOf = (site: string) => `rest:${encodeURIComponent(site)}`;
  return {
    tell(site, found) {
      void shared.tell(topicOf(site), JSON.stringify({ from: me, found } satisfies Told));
    },
    follow(site, hear) {
      shared.listen(topicOf(site), (message) => {
        const told = readShared(message, isTold);
        if (told && told.from !== me) hear(told.found);
      });
    },
  };
}

/**
 * A circuit that hears what our other processes find out about the same address, and tells them.
 */
export function createSharedCircuit(
  site: string,
  clock: Pick<Clock, 'monotonicMs'>,
  rests: SharedRests | undefined,
): Circuit {
  const circuit = createCircuit(undefined, (found) => {
    if (found === 'open' || isOfTheSite(found.kind)) rests?.tell(site, found);
  });
  rests?.follow(site, (found) => circuit.hear(found, clock.monotonicMs()));
  return circuit;
}
