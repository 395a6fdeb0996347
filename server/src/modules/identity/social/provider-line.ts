import type { Clock } from '../../../kernel/clock.ts';
import { createHttpClient, type HttpClient } from '../../../platform/outside/http-client.ts';

/** The name that an outage of the provider carries. */
export const PROVIDER = 'google';

/** Asks one address of the provider; with a form it posts it. */
export type AskProvider = (
  url: URL,
  form?: URLSearchParams,
) => Promise<{ readonly status: number; readonly json: () => unknown }>;

/** A provider answers at several hosts, each with connections of its own. */
export function createProviderLine(clock: Clock): AskProvider {
  const clients = new Map<string, HttpClient>();
  const clientOf = (origin: string): HttpClient => {
    const known =
      clients.get(origin) ??
      createHttpClient({
        source: PROVIDER,
        baseUrl: origin,
        clock,
        connections: 4,
        maxBytes: 200_000,
        timeoutMs: 8_000,
      });
    clients.set(origin, known);
    return known;
  };
  return (url, form) =>
    clientOf(url.origin).send({
      path: url.pathname + url.search,
      ...(form
        ? {
            method: 'POST',
            body: form.toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }
        : {}),
    });
}
