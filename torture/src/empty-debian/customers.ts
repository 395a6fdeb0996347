import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pretend } from '../../../e2e/support/pretend-world.ts';
import { sepayDelivery } from '../../../server/test-support/rigs/wallet-rig.ts';
import type { Snipe } from '../operate/load.ts';

const SECRET = 'pretend-sepay-secret';
const PHONE = '0987654321';
const PASSWORD = 'mat khau cua toi 2026';
const FIRST_AMOUNT = 2_000_000_000;
const AMOUNT = 20_000;
const ENDS_IN_SECONDS = 14;
/** A customer of the first level may bid in five auctions at once. */
const SNIPE_EVERY_MS = 4_000;
const REST_MS = 250;
/** A page that takes longer is one that nobody waits for. */
const PATIENCE_MS = 10_000;

/**
 * Customers and their bank, who use the service as long as they are let. They never try again: each
 * answer that is not a good one is remembered.
 */
export class Customers {
  readonly wrong: string[] = [];
  readonly snipes: Snipe[] = [];
  /** References of those that were acknowledged. */
  readonly transfers: string[] = [];
  readonly #url: string;
  readonly #pretend: Pretend;
  readonly #stop = new AbortController();
  readonly #answered = new Map<string, number[]>();
  #token = '';
  #next = 1;
  #running: Promise<unknown> = Promise.resolve();

  constructor(url: string, pretend: Pretend) {
    this.#url = url;
    this.#pretend = pretend;
  }

  /** Opens an account, pays in what the bids need, and begins. */
  async start(): Promise<void> {
    await this.#signUp();
    await this.#pay(FIRST_AMOUNT);
    const pages = ['/', '/auction', '/page/bieu-phi'];
    const calls = ['/api/user/wallet', '/api/bidding/user', '/api/user/profile'];
    const hands = [
      ...pages.map((page) => () => this.#call('page', page)),
      ...calls.map((call) => () => this.#call('read', call)),
      () => this.#pay(AMOUNT),
      () => this.#pay(AMOUNT),
    ];
    const work = hands.map((hand) => this.#again(hand, REST_MS));
    this.#running = Promise.all([...work, this.#again(() => this.#snipe(), SNIPE_EVERY_MS)]);
    this.#running.catch((error: Error) => this.wrong.push(error.message));
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running.catch(() => undefined);
  }

  /** What was answered, by kind, with the slowest of each. */
  summary(): string {
    return [...this.#answered]
      .map(
        ([kind, all]) => `${all.length} ${kind}s, the slowest ${Math.round(Math.max(...all))} ms`,
      )
      .join('; ');
  }

  async #again(act: () => Promise<unknown>, restMs: number): Promise<void> {
    for (; !this.#stop.signal.aborted; await sleep(restMs)) await act();
  }

  async #signUp(): Promise<void> {
    const account = { full_name: 'Trần Thị Bình', phone: PHONE, password: PASSWORD };
    const post = (body: object) => this.#call('sign-up', '/api/signup', { body });
    await post(account);
    const { messages } = await this.#pretend<{ messages: { text: string }[] }>(
      'GET',
      `/sms/messages?to=84${PHONE.slice(1)}`,
    );
    await post({ ...account, otp: /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] });
    const said = await this.#call('sign-in', '/api/login', {
      body: { username: PHONE, password: PASSWORD },
    });
    this.#token = (said as { access_token: string } | undefined)?.access_token ?? '';
    if (!this.#token) throw new Error(`nobody could sign in: ${this.wrong.join(', ')}`);
  }

  async #pay(amount: number): Promise<void> {
    const id = this.#next++;
    const news = { id, amount, content: `${PHONE} QR ODN`, reference: `FT${id}` };
    const { url, payload, headers } = sepayDelivery(news, new Date(), SECRET);
    const said = await this.#call('payment', url, { payload, headers });
    if (said) this.transfers.push(news.reference);
  }

  async #snipe(): Promise<void> {
    const endsMs = Date.now() + ENDS_IN_SECONDS * 1_000;
    const { id: code } = await this.#pretend<{ id: string }>('POST', '/_control/auctions', {
      ...{ endsInSeconds: ENDS_IN_SECONDS, startPrice: 500, autoExtension: false, rivals: [] },
    });
    const body = { code, price: 1_000, site: 'auction' };
    const said = await this.#call('snipe', '/api/bid/snipe', {
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    if (said) this.snipes.push({ code, endsMs });
  }

  /** Gives what was answered, undefined where it was nothing good. */
  async #call(
    kind: string,
    address: string,
    {
      body,
      payload = body && JSON.stringify(body),
      headers = {},
    }: { body?: object; payload?: string | undefined; headers?: Record<string, string> } = {},
  ): Promise<unknown> {
    const began = performance.now();
    const at = new Date().toISOString().slice(11, 23);
    try {
      const answer = await fetch(this.#url + address, {
        ...(payload === undefined ? {} : { method: 'POST', body: payload }),
        headers: {
          ...(this.#token && kind !== 'page' && { authorization: `Bearer ${this.#token}` }),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      const times = this.#answered.get(kind) ?? [];
      this.#answered.set(kind, [...times, performance.now() - began]);
      if (answer.ok) return kind === 'page' ? text : JSON.parse(text || '{}');
      this.wrong.push(`${at} ${address} ${answer.status} ${text.slice(0, 200)}`);
    } catch (error) {
      const { message, cause } = error as Error;
      this.wrong.push(`${at} ${address} ${message} ${String(cause ?? '')}`);
    }
    return undefined;
  }
}
