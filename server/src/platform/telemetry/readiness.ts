import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What a process needs in order to do its work. Throws, or gives a sentence, when it is not well.
 */
export type Dependency = () => string | undefined | Promise<string | undefined>;

/** How the things are that this process depends on. */
export interface Readiness {
  readonly isReady: boolean;
  /** `ok`, or what is wrong, by the name of the dependency. */
  readonly dependencies: Readonly<Record<string, string>>;
}

export interface ReadinessBook {
  add(name: string, look: Dependency): void;
  /** From now on `process` is well, until this process is told to end. */
  begun(): void;
  read(): Promise<Readiness>;
}

const PATIENCE_MS = 2_000;
/** Balancers and scrapes ask often, from several sides. */
const GOOD_FOR_MS = 1_000;

/**
 * Gathers what a process depends on. A dependency that says nothing for two seconds is not well.
 */
export function createReadiness(ending: AbortSignal): ReadinessBook {
  let hasBegun = false;
  const looks = new Map<string, Dependency>([
    ['process', () => (ending.aborted ? 'it ends' : hasBegun ? undefined : 'it starts')],
  ]);
  let last: { readonly atMs: number; readonly answer: Promise<Readiness> } | undefined;
  const readAll = async (): Promise<Readiness> => {
    const found = await Promise.all(
      [...looks].map(async ([name, look]) => [name, await stateOf(look)] as const),
    );
    return {
      isReady: found.every(([, state]) => state === 'ok'),
      dependencies: Object.fromEntries(found),
    };
  };
  const forget = () => (last = undefined);
  ending.addEventListener('abort', forget, { once: true });
  return {
    add: (name, look) => void looks.set(name, look),
    begun() {
      hasBegun = true;
      forget();
    },
    read() {
      const nowMs = performance.now();
      if (!last || nowMs - last.atMs > GOOD_FOR_MS) last = { atMs: nowMs, answer: readAll() };
      return last.answer;
    },
  };
}

async function stateOf(look: Dependency): Promise<string> {
  const late = new AbortController();
  try {
    const silence = sleep(PATIENCE_MS, 'no answer', { signal: late.signal, ref: false });
    return (await Promise.race([Promise.resolve().then(look), silence])) || 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : 'failed';
  } finally {
    late.abort();
  }
}
