import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Greets like Redis and then answers nothing. */
export interface SilentRedis {
  readonly url: string;
  /** All that it was told since it began. */
  readonly commands: readonly (readonly string[])[];
  stop(): void;
}

/** What the client says of itself when a connection begins. */
const GREETINGS: Readonly<Record<string, string>> = { HELLO: '%0\r\n', CLIENT: '+OK\r\n' };

export async function startSilentRedis(): Promise<SilentRedis> {
  const sockets: Socket[] = [];
  const commands: string[][] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    let unread = '';
    socket.setEncoding('latin1').on('data', (part) => {
      unread += String(part);
      for (let next = commandIn(unread); next; next = commandIn(unread)) {
        const [name = '', ...words] = next.command;
        commands.push([name.toUpperCase(), ...words]);
        unread = unread.slice(next.length);
        const answer = GREETINGS[name.toUpperCase()];
        if (answer) socket.write(answer);
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `redis://127.0.0.1:${port}`,
    commands,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** The first whole command: `*2`, then each word behind its length. */
function commandIn(text: string): { command: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  let at = head[0].length;
  const command: string[] = [];
  for (let n = 0; n < Number(head[1]); n++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return undefined;
    const from = at + size[0].length;
    at = from + Number(size[1]) + 2;
    if (text.length < at) return undefined;
    command.push(text.slice(from, at - 2));
  }
  return { command, length: at };
}
