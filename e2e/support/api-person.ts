import { setTimeout as sleep } from 'node:timers/promises';

const ATTEMPTS = 2_000;
const BETWEEN_MS = 150;

/** A customer without a browser, as the mobile client is: a plain bearer token, and patience with a server that dies. */
export interface ApiPerson {
  /** Repeats a write with the same key until the server answers it, whatever happens in between. */
  write(
    method: 'POST' | 'PUT',
    address: string,
    body: object,
    key: string,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  read<Answer>(address: string): Promise<Answer>;
}

export async function signIn(url: string, username: string, password: string): Promise<ApiPerson> {
  const form = new URLSearchParams({
    grant_type: 'password',
    username,
    password,
    scopes: 'openid offline_access',
    client_id: 'mobile',
    client_secret: 'mobile',
  });
  const answer = await fetch(`${url}/connect/token`, { method: 'POST', body: form });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  const patiently = async (
    send: () => Promise<Response>,
  ): Promise<{ status: number; body: Record<string, unknown> }> => {
    for (let attempt = 1; ; attempt++) {
      try {
        const reply = await send();
        const body = (await reply.json()) as Record<string, unknown>;
        const isDecided =
          reply.status !== 503 && reply.status !== 500 && body['code'] !== 'request.under-way';
        if (isDecided) return { status: reply.status, body };
        if (attempt === ATTEMPTS) throw new Error(`still ${reply.status}: ${JSON.stringify(body)}`);
      } catch (error) {
        if (attempt >= ATTEMPTS) throw error;
      }
      await sleep(BETWEEN_MS);
    }
  };

  return {
    write: (method, address, body, key) =>
      patiently(() =>
        fetch(`${url}${address}`, {
          method,
          headers: { ...headers, 'idempotency-key': key },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(20_000),
        }),
      ),
    async read(address) {
      return (
        await patiently(() =>
          fetch(`${url}${address}`, { headers, signal: AbortSignal.timeout(20_000) }),
        )
      ).body as never;
    },
  };
}
