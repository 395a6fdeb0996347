import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  /** The database as it is reached through the proxy. */
  readonly databaseUrl: string;
  /** From now on nothing passes in either direction, and nobody is told: as when a machine lost its power. */
  fallSilent(): void;
  /** New connections pass again; those from before stay silent for ever. */
  heal(): void;
  close(): Promise<void>;
}

/** A wire between a process and a real database that can be cut without a sign; on a free port unless one is named. */
export async function startSilentProxy(databaseUrl: string, port = 0): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  /** One object for all connections that are cut together. */
  let wire = { isCut: false };
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const mine = wire;
    const far = connect({
      host: target.hostname,
      port: Number(target.port),
      allowHalfOpen: true,
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(from);
      from.on('data', (bytes) => void (mine.isCut || to.write(bytes)));
      from.on('end', () => void (mine.isCut || to.end()));
      from.on('close', () => void (mine.isCut || to.destroy()));
    }
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const address = new URL(databaseUrl);
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    databaseUrl: address.toString(),
    fallSilent() {
      wire.isCut = true;
    },
    heal() {
      wire = { isCut: false };
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
