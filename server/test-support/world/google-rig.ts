import { pretendSettings } from '../../../scripts/pretend-settings.ts';
import { startSimulator } from '../../../simulator/src/start.ts';
import { seedDemoPeople } from '../../src/demo-people.ts';
import { call, callBound, type TestAnswer, type TestBody, type TestKey } from '../people/client.ts';
import { startTestService, type TestService } from '../test-service.ts';

/** Somebody at the pretend Google. */
export interface GooglePerson {
  readonly email: string;
  readonly name: string;
}

/** The whole server beside a pretend Google, with what browsers and apps do there. */
export interface GoogleRig {
  readonly service: TestService;
  /** `POST /api/login/social` and what stands below it, proved by the key. */
  social(key: TestKey, body: object, path?: '/code' | '/link'): Promise<TestAnswer>;
  /** The journey there and back as this person; gives what the browser brings back. */
  comeBack(key: TestKey, person: GooglePerson): Promise<{ code: string; state: string }>;
  /** What Google's library on a phone gives an app. */
  nativeToken(person: Partial<GooglePerson> & { readonly toMobile?: boolean }): Promise<string>;
  /** The two calls of the mobile client. */
  announce(token: string): Promise<TestAnswer>;
  exchange(token: string): Promise<{ status: number; body: TestBody }>;
  /** What the next tokens say instead of the truth; undefined: the truth again. */
  lie(what: object | undefined): Promise<void>;
  rotateKeys(): Promise<void>;
  /** The next exchange of a code is answered by an error of Google's own. */
  failOnce(): Promise<void>;
  /** The code in the newest letter to the address, or undefined. */
  codeIn(email: string): Promise<string | undefined>;
  close(): Promise<void>;
}

export async function startGoogleRig(): Promise<GoogleRig> {
  const sim = await startSimulator();
  const { smtpUrl } = (await (await fetch(`${sim.url}/mail/address`)).json()) as {
    smtpUrl: string;
  };
  const service = await startTestService({
    settings: pretendSettings(sim.url, new URL(smtpUrl).port),
  });
  await service.startWorker();
  await seedDemoPeople(service.platform);
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body?: object): Promise<Response> =>
    fetch(sim.url + path, {
      method: 'POST',
      ...(body ? { body: JSON.stringify(body), headers: json } : {}),
    });
  const social: GoogleRig['social'] = (key, body, path = '' as '/link') =>
    callBound(service, key, 'POST', `/api/login/social${path}`, { body });

  return {
    service,
    social,
    comeBack: (key, person) => comeBack(sim.url, social, key, person),
    nativeToken: async (person) =>
      ((await (await post('/google/native', person)).json()) as { id_token: string }).id_token,
    ...appCalls(service),
    async lie(what) {
      if (what) await post('/_control/google/lies', what);
      else await fetch(`${sim.url}/_control/google/lies`, { method: 'DELETE' });
    },
    rotateKeys: async () => void (await post('/_control/google/keys')),
    failOnce: async () =>
      void (await post('/_control/faults', {
        party: 'google',
        path: '/token$',
        kind: 'status',
        status: 503,
        times: 1,
      })),
    async codeIn(email) {
      const answer = await fetch(`${sim.url}/mail/messages?to=${encodeURIComponent(email)}`);
      const { messages } = (await answer.json()) as { messages: { text: string }[] };
      return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
    },
    async close() {
      await service.close();
      await sim.stop();
    },
  };
}

async function comeBack(
  outside: string,
  social: GoogleRig['social'],
  key: TestKey,
  person: GooglePerson,
) {
  const { url } = (await social(key, { provider: 'google', next: '/account/wallet' })).body as {
    url: string;
  };
  const form = new URLSearchParams({
    ...Object.fromEntries(new URL(url).searchParams),
    ...person,
  });
  const { headers } = await fetch(`${outside}/google/authorize`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const back = new URL(headers.get('location') ?? '');
  if (back.origin + back.pathname !== 'http://hako.test/account/login/google')
    throw new Error(`sent to ${back.href}`);
  return {
    code: back.searchParams.get('code') ?? '',
    state: back.searchParams.get('state') ?? '',
  };
}

const appCalls = (service: TestService): Pick<GoogleRig, 'announce' | 'exchange'> => ({
  announce: (token) =>
    call(service, 'POST', '/api/login/social', {
      body: {
        provider: 'google:android',
        url_page: null,
        id_token: token,
        token,
        email: null,
        type_mode: 'hako',
        next: '/account',
      },
    }),
  async exchange(token) {
    const client = { scopes: 'openid', client_id: 'app', client_secret: 'public' };
    const form = new URLSearchParams({
      grant_type: 'password',
      username: 'x',
      password: '',
      provider: 'google',
      token_id: token,
      ...client,
    });
    const answer = await fetch(`${service.url}/connect/token`, { method: 'POST', body: form });
    return { status: answer.status, body: await answer.json() };
  },
});
