import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../server/src/demo-people.ts';
import { sepayDelivery } from '../../../server/test-support/rigs/wallet-rig.ts';
import type { Pretend } from '../../../e2e/support/pretend-world.ts';

const HANDS = 6;
const SNIPE_EVERY_MS = 1_000;
const ENDS_IN_SECONDS = 14;
/** A machine that is cut off answers nothing. */
const PATIENCE_MS = 8_000;
const AGAIN_MS = 150;
/** More are not acknowledged between two looks. */
const LAST = 1_000;
/** Who asks again after a lost answer is told so until the first try is over. */
const UNDER_WAY = 'request.under-way';
export const AMOUNT = 20_000;
/**
 * It ended meanwhile, ends too soon after the outage, or the customer has as many auctions as their
 * level may.
 */
const LAWFUL = /bidding\.(ends-too-soon|auction-closed|too-many-auctions)/;
/** Enough for every bid of a run. */
const FIRST_AMOUNT = 2_000_000_000;

/** A bank transfer that was told to the service until it was acknowledged. */
export interface Told {
  readonly id: number;
  /** When the telling that was acknowledged began. */
  readonly beganMs: number;
  readonly doneMs: number;
}

/** A snipe that was acknowledged; when its auction ends. */
export interface Snipe {
  readonly code: string;
  readonly endsMs: number;
}

/**
 * A bank and a customer who use the service as long as they are let, and remember every yes. They
 * ask one of our machines after the other, as through a balancer.
 */
export class Load {
  readonly transfers: Told[] = [];
  readonly snipes: Snipe[] = [];
  /** Answers that are neither a yes nor a “later” (503), and refusals that are none of time. */
  readonly strange: string[] = [];
  readonly #urls: readonly string[];
  #turn = 0;
  readonly #pretend: Pretend;
  readonly #restMs: number;
  readonly #stop = new AbortController();
  #next: number;
  #running: Promise<unknown> = Promise.resolve();

  /** Numbers of its transfers begin there; each hand rests so long between two of them. */
  constructor(urls: readonly string[], pretend: Pretend, first: number, restMs = 0) {
    this.#urls = urls;
    this.#pretend = pretend;
    this.#next = first;
    this.#restMs = restMs;
  }

  /** Pays in what the bids need, and begins. */
  async start(): Promise<void> {
    const token = await this.#signIn();
    await this.#transfer(this.#next++, FIRST_AMOUNT);
    const hands = Array.from({ length: HANDS }, () => this.#pay());
    this.#running = Promise.all([...hands, this.#snipe(token)]);
    this.#running.catch(() => undefined);
  }

  /** Nothing new; what is under way is told to its end. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /** When a transfer was acknowledged that was told after that moment. */
  async acknowledgedAfter(momentMs: number): Promise<number> {
    for (;;) {
      const first = this.transfers.slice(-LAST).find(({ beganMs }) => beganMs > momentMs);
      if (first) return first.doneMs;
      await sleep(10);
    }
  }

  /** Tells everything once more, as banks do, or only so many of the last. */
  async tellAgain(most = this.transfers.length): Promise<void> {
    for (const { id } of this.transfers.splice(-most)) await this.#transfer(id, AMOUNT);
  }

  async #pay(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const id = this.#next++;
      await this.#transfer(id, AMOUNT);
      if (this.#restMs > 0) await sleep(this.#restMs);
    }
  }

  async #snipe(token: string): Promise<void> {
    for (; !this.#stop.signal.aborted; await sleep(SNIPE_EVERY_MS)) {
      const endsMs = Date.now() + ENDS_IN_SECONDS * 1_000;
      const { id: code } = await this.#pretend<{ id: string }>('POST', '/_control/auctions', {
        ...{ endsInSeconds: ENDS_IN_SECONDS, startPrice: 500, autoExtension: false, rivals: [] },
      });
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      };
      const payload = JSON.stringify({ code, price: 1_000, site: 'auction' });
      if (await this.#until('/api/bid/snipe', payload, headers)) this.snipes.push({ code, endsMs });
    }
  }

  async #transfer(id: number, amount: number): Promise<void> {
    const news = { id, amount, content: '0912345678 QA ODN', reference: `FT${id}` };
    const sign = () => sepayDelivery(news, new Date());
    const { url, payload } = sign();
    const beganMs = await this.#until(url, payload, () => sign().headers);
    if (beganMs !== undefined && amount === AMOUNT)
      this.transfers.push({ id, beganMs, doneMs: performance.now() });
  }

  /**
   * Asks again and again until there is a yes, and gives when the asking for it began; undefined: a
   * no.
   */
  async #until(
    path: string,
    body: string,
    headers: Record<string, string> | (() => Record<string, string>),
  ): Promise<number | undefined> {
    for (;;) {
      const beganMs = performance.now();
      const answer = await fetch(this.#nextUrl() + path, {
        ...{ method: 'POST', body, headers: typeof headers === 'function' ? headers() : headers },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined);
      if (answer?.ok) return beganMs;
      const said = answer ? await answer.text().catch(() => '') : '';
      const isUnderWay = said.includes(UNDER_WAY);
      if (answer && answer.status !== 503 && !isUnderWay) {
        if (!LAWFUL.test(said)) this.strange.push(`${path} ${answer.status} ${said.slice(0, 200)}`);
        return undefined;
      }
      await sleep(AGAIN_MS);
    }
  }

  #nextUrl(): string {
    return this.#urls[this.#turn++ % this.#urls.length] as string;
  }

  async #signIn(): Promise<string> {
    const answer = await fetch(`${this.#nextUrl()}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  }
}
