import Fastify from 'fastify';
import { readConfig } from '../../../../simulator/src/config.ts';
import { plugin as einvoice } from '../../../../simulator/src/einvoice/plugin.ts';
import { installFaults } from '../../../../simulator/src/world/fault-hooks.ts';
import { createWorld } from '../../../../simulator/src/world/world.ts';
import type { EinvoiceConfig } from '../../../src/config/einvoice.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import { createViettelSinvoice } from '../../../src/modules/invoicing/index.ts';
import { createHttpClient } from '../../../src/platform/outside/http-client.ts';

const CONFIG = {
  username: '0312345673',
  password: 'pretend-einvoice-password',
  templateCode: '1/001',
  series: 'CyyTHK',
};

interface Issued {
  readonly uuid: string;
  readonly invoiceNo: string;
  readonly body: {
    readonly generalInvoiceInfo?: Readonly<Record<string, unknown>>;
    readonly summarizeInfo?: Readonly<Record<string, unknown>>;
  };
}

/** The pretended provider of electronic invoices behind real HTTP, and our connection to it. */
export async function startOutsideEinvoice() {
  const world = createWorld(readConfig({}));
  const app = Fastify({ forceCloseConnections: true });
  installFaults(app, world);
  await app.register(async (scope) => einvoice(scope, world));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const http = createHttpClient({
    source: 'viettel-sinvoice',
    baseUrl: `${url}/einvoice`,
    clock: systemClock,
  });
  const connect = (change: Partial<EinvoiceConfig> = {}) =>
    createViettelSinvoice({
      http,
      clock: systemClock,
      config: { url, ...CONFIG, ...change },
      supplierTaxCode: '0312345673',
    });
  const control = (path: string, method: string, body?: object) =>
    fetch(`${url}/_control/einvoice${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  return {
    world,
    connect,
    control,
    issued: async () => {
      const answer = await fetch(`${url}/einvoice/_invoices`);
      return ((await answer.json()) as { invoices: Issued[] }).invoices;
    },
    async close(): Promise<void> {
      await world.stop();
      await app.close();
      await http.close();
    },
  };
}

export type OutsideEinvoice = Awaited<ReturnType<typeof startOutsideEinvoice>>;
