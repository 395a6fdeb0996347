import type { Endpoint, EndpointInput, EndpointReply } from '@hako/contract/kit/endpoint';
import { data, type RouterContextProvider } from 'react-router';
import { apiContext } from './context.ts';
import { isRefusal } from './refusal.ts';

/** What an error page receives when a loader's call was refused. */
export interface RefusedLoad {
  readonly code: string;
  readonly message: string;
}

/** A loader's call to our own API. A refusal becomes the page's status and its error page; see `loadOr` for parts that may be missing. */
export async function load<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input?: EndpointInput<E>,
): Promise<EndpointReply<E>> {
  try {
    return await context.get(apiContext).call(endpoint, input);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const refused: RefusedLoad = { code: error.code, message: error.message };
    throw data(refused, { status: error.status || 503 });
  }
}

/** The answer itself when it is there soon, else the promise of it: what comes with the frame needs no script to be seen. `withinMs` milliseconds. */
export async function soon<V>(
  answer: Promise<V>,
  withinMs: number,
): Promise<V | { readonly later: Promise<V> }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ later: Promise<V> }>((resolve) => {
    timer = setTimeout(() => resolve({ later: answer }), withinMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Like `load`, for a part without which the page still stands: a refusal gives `fallback`. */
export async function loadOr<E extends Endpoint, F>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input: EndpointInput<E> | undefined,
  fallback: F,
): Promise<EndpointReply<E> | F> {
  try {
    return await context.get(apiContext).call(endpoint, input);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return fallback;
  }
}
