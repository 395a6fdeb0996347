import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Outbox {
  /** Settings that make a test service send its text messages here. */
  readonly settings: Readonly<Record<string, string>>;
  readonly messages: readonly { readonly to: string; readonly text: string }[];
  /** The newest code sent to a number, once more than `after` messages went there; waits up to five seconds. */
  codeTo(to: string, after?: number): Promise<string>;
  close(): Promise<void>;
}

/** A text-message gateway that keeps what it was given. */
export async function openOutbox(): Promise<Outbox> {
  const messages: { to: string; text: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      messages.push(JSON.parse(body) as { to: string; text: string });
      response.writeHead(202, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: {
      HAKO_SMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      HAKO_SMS_KEY: 'key',
    },
    messages,
    async codeTo(to, after = 0) {
      for (let waited = 0; waited < 5_000; waited += 20) {
        const theirs = messages.filter((message) => message.to === to);
        const code =
          theirs.length > after ? /\d{6}/.exec(theirs.at(-1)?.text ?? '')?.[0] : undefined;
        if (code) return code;
        await sleep(20);
      }
      throw new Error(`no code came to ${to}`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
