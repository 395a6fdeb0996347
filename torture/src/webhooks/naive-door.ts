import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { compose } from '../../../server/src/composition.ts';
import { readConfig } from '../../../server/src/config.ts';
import { dong } from '../../../server/src/kernel/money.ts';
import { Refusal } from '../../../server/src/kernel/refusal.ts';
import { openPlatform } from '../../../server/src/open-platform.ts';

// A door as it is often written, with one fault that its argument names. Only so that the rig can show that it would find it.
const [fault = ''] = process.argv.slice(2);
const platform = openPlatform(readConfig());
const { modules } = compose(platform);
let known = 0;

type Told = { id: number; transferAmount: number; content: string };

/** Every signature is good enough, and what is known is looked up and then written, with time between. */
async function receiveUnsigned(rawBody: string, isKeyLost: boolean): Promise<void> {
  const { id, transferAmount, content } = JSON.parse(rawBody) as Told;
  const { db } = platform;
  const twin = isKeyLost
    ? await db
        .selectFrom('wallet_transfers')
        .select('id')
        .where('bank_reference', '=', `FT${id}`)
        .executeTakeFirst()
    : undefined;
  if (twin) return;
  await sleep(5);
  await modules.topUps.receive({
    provider: 'sepay',
    accountNumber: '1017588888',
    providerReference: isKeyLost ? `${id}:${known++}:${process.pid}` : String(id),
    bankReference: `FT${id}`,
    direction: 'in',
    amount: dong(transferAmount),
    content,
    transferredAt: platform.clock.now(),
    raw: rawBody,
  });
}

async function receive(request: IncomingMessage, rawBody: string): Promise<unknown> {
  const feed = (request.url ?? '').split('/').at(-1);
  const delivery = { headers: request.headers, rawBody };
  if (feed === 'casso') return modules.topUps.receiveCasso(delivery);
  if (feed === 'payos') return modules.topUps.receivePayos(delivery);
  return fault === 'answer-first'
    ? modules.topUps.receiveSepay(delivery)
    : receiveUnsigned(rawBody, fault === 'look-first');
}

const server = createServer(async (request, response) => {
  const rawBody = Buffer.concat(await request.toArray()).toString();
  if (fault === 'answer-first') {
    response.writeHead(200).end();
    await sleep(50);
    await receive(request, rawBody).catch(() => undefined);
    return;
  }
  const status = await receive(request, rawBody).then(
    () => 200,
    (error: unknown) => (error instanceof Refusal || error instanceof SyntaxError ? 401 : 500),
  );
  response.writeHead(status).end();
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({
    ready: true,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }),
);
