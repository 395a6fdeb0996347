import type { FastifyInstance } from 'fastify';
import type { Telemetry } from '../../telemetry/telemetry.ts';

const WEBHOOK = /^\/api\/webhooks\/(?<source>[\w-]+)/;

/** Counts what banks and carriers deliver, and notes when each last did so with success. */
export function observeWebhooks(app: FastifyInstance, telemetry: Telemetry, now: () => Date): void {
  const lastAt = new Map<string, number>();
  telemetry.watch(() => ({
    hako_webhook_last_timestamp_seconds: [...lastAt].map(([source, value]) => ({
      labels: { source },
      value,
    })),
  }));
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern of the route, so that a made-up source counts as none.
    const source = WEBHOOK.exec(request.routeOptions.url ?? '')?.groups?.['source'];
    if (source !== undefined) {
      const { statusCode } = reply;
      telemetry.count('hako_webhooks_total', { source, status: `${statusCode}` });
      if (statusCode < 300) lastAt.set(source, now().getTime() / 1_000);
    }
    done();
  });
}
