import { send } from './wire.ts';

interface Access {
  readonly token: string;
  readonly untilMs: number;
}

/** What sign-in and renewal answer, as far as the browser keeps it. `expires_in` in seconds. */
export interface AccessReply {
  readonly access_token: string;
  readonly expires_in: number;
}

const renewAddress = '/api/session/renew';
/** Renewed this long before the end, so that a token never dies on the way. */
const marginMs = 30_000;

let held: Access | undefined;
let renewing: Promise<string | undefined> | undefined;
let onLost: () => void = () => {};

/** Keeps a new access token in memory only; the refresh token is a cookie that no script sees. */
export function keepAccess(reply: AccessReply): void {
  held = { token: reply.access_token, untilMs: Date.now() + reply.expires_in * 1000 };
}

/** Forgets the token: on signing out, or when the server no longer takes it. */
export function dropAccess(): void {
  held = undefined;
}

/** Called when the session cannot be renewed any more. */
export function whenSessionIsLost(listener: () => void): void {
  onLost = listener;
}

/** A token that is still good, without asking anybody. */
export function heldToken(): string | undefined {
  return held && held.untilMs - marginMs > Date.now() ? held.token : undefined;
}

/** A good token, renewed when needed; undefined when nobody is signed in. One renewal at a time, over all tabs. */
export function accessToken(): Promise<string | undefined> {
  const good = heldToken();
  if (good) return Promise.resolve(good);
  renewing ??= oneTabAtATime(renew).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator
    ? (navigator.locks.request('hako-session', work) as Promise<T>)
    : work();
}

async function renew(): Promise<string | undefined> {
  const answer = await send({ method: 'POST', address: renewAddress, body: '{}', isProven: true });
  if (answer.ok) {
    keepAccess((await answer.json()) as AccessReply);
    return held?.token;
  }
  if (answer.status === 401 || answer.status === 400) {
    held = undefined;
    onLost();
  }
  return undefined;
}
