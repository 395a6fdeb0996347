import sharp from 'sharp';
import { sepayDelivery } from '../../../server/test-support/rigs/wallet-rig.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../server/src/demo-people.ts';

const AT_ONCE = 8;
const AMOUNT = 20_000;
/** One thing in so many is a picture. */
const PICTURE_EVERY = 10;
const PATIENCE_MS = 20_000;

/** What the service said yes to: nothing of it may be lost. */
export interface Acknowledged {
  /** References of bank transfers. */
  readonly transfers: string[];
  /** Ids of pictures. */
  readonly pictures: string[];
}

/** People and banks who use a service at that address; remembers what was acknowledged. */
export class Work {
  readonly acknowledged: Acknowledged = { transfers: [], pictures: [] };
  #next: number;
  #picture: Promise<Buffer> | undefined;

  /** Numbers of its transfers begin there. */
  constructor(first: number) {
    this.#next = first;
  }

  /** So many things, or until told to stop; what breaks is not acknowledged. */
  async run(url: string, count: number, stop?: AbortSignal): Promise<void> {
    const token = await signIn(url);
    let left = count;
    const hand = async (): Promise<void> => {
      while (left-- > 0 && !stop?.aborted) {
        const number = this.#next++;
        const done =
          number % PICTURE_EVERY === 0 ? this.#sendPicture(url, token, number) : undefined;
        await (done ?? this.#transfer(url, number)).catch(() => undefined);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, hand));
  }

  async #transfer(url: string, id: number): Promise<void> {
    const reference = `FT${id}`;
    const news = { id, amount: AMOUNT, content: '0912345678 QA ODN', reference };
    const { url: path, payload, headers } = sepayDelivery(news, new Date());
    const answer = await fetch(url + path, {
      method: 'POST',
      body: payload,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) this.acknowledged.transfers.push(reference);
  }

  async #sendPicture(url: string, token: string, number: number): Promise<void> {
    this.#picture ??= sharp({
      create: { width: 60, height: 40, channels: 3, background: '#456789' },
    })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.set('description', `picture ${number}`);
    body.set('file', new Blob([new Uint8Array(await this.#picture)]), 'goods.jpg');
    const answer = await fetch(`${url}/api/upload/file/user`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return;
    const { data } = (await answer.json()) as { data: { id: string } };
    this.acknowledged.pictures.push(data.id);
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
