import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../server/src/demo-people.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const GIVE_UP_MS = 30_000;

export interface Answer {
  /** 0: none came. */
  readonly status: number;
  readonly text: string;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody who is signed in with a key: each call carries a proof of its own. */
export interface BoundSession {
  call(sent: Sent): Promise<Answer>;
}

/** A page as a guest gets it. */
export const openPage = (url: string, path: string): Promise<Answer> =>
  exchange(url, { method: 'GET', path, headers: { accept: 'text/html' } });

/** Signs in. `isReplaying`: sends each proof twice, as a thief would. */
export async function openSession(url: string, isReplaying: boolean): Promise<BoundSession> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: publicKey.export({ format: 'jwk' }) };
  let [token, nonce] = ['', ''];
  const proofFor = ({ method, path }: Sent): string =>
    signed(privateKey, header, {
      jti: randomUUID(),
      htm: method,
      htu: url + (path.split('?')[0] ?? ''),
      iat: Math.floor(Date.now() / 1_000),
      ...(nonce && { nonce }),
      ...(token && { ath: createHash('sha256').update(token).digest('base64url') }),
    });
  const once = async (sent: Sent, dpop: string) => {
    const headers = { ...sent.headers, dpop, ...(token && { authorization: `DPoP ${token}` }) };
    const answer = await exchange(url, { ...sent, headers });
    const isNew = answer.nonce !== undefined && answer.nonce !== nonce;
    if (answer.nonce) nonce = answer.nonce;
    return { ...answer, isNew };
  };
  const call = async (sent: Sent): Promise<Answer> => {
    const dpop = proofFor(sent);
    const first = await once(sent, dpop);
    if (first.status === 401 && first.isNew) return once(sent, proofFor(sent));
    return isReplaying && token ? once(sent, dpop) : first;
  };
  const body = JSON.stringify({ username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD });
  const answer = await call({ method: 'POST', path: '/api/login', body });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  token = (JSON.parse(answer.text) as { access_token: string }).access_token;
  return { call };
}

function signed(key: KeyObject, header: object, claims: object): string {
  const body = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' });
  return `${body}.${signature.toString('base64url')}`;
}

function exchange(
  url: string,
  { method, path, body, headers }: Sent,
): Promise<Answer & { readonly nonce?: string | undefined }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const asked = httpRequest(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...json, ...headers },
        timeout: GIVE_UP_MS,
      },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.once('error', () => resolve({ status: 0, text: 'cut off' }));
        reply.once('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            text: Buffer.concat(parts).toString().slice(0, 4_000),
            nonce: reply.headers['dpop-nonce'] as string | undefined,
          }),
        );
      },
    );
    asked.once('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.once('error', ({ message }) => resolve({ status: 0, text: message }));
    asked.end(body);
  });
}
