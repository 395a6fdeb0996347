import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from '../../kernel/chance.ts';

/** The piece of work that we are in: a request, or a job that one caused. */
export interface CallContext {
  /** Stands in every line of the log that the work writes. */
  readonly requestId: string;
}

/** Shorter than what the log takes for a token. */
const SANE = /^[\w-]{8,36}$/;
const calls = new AsyncLocalStorage<CallContext>();

/** The number that a caller gave its request, when it is a sane one; a new one otherwise. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SANE.test(given) ? given : newId();

/** Does the work, with everything that it starts, under this number. */
export const withinCall = <Answer>(call: CallContext, work: () => Answer): Answer =>
  calls.run(call, work);

export const currentCall = (): CallContext | undefined => calls.getStore();
