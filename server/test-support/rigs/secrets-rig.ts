import { outsideChannelsOf } from '../../src/adapters.ts';
import { stopUrl } from '../../src/modules/notifications/channels/stop-mails.ts';
import { onlyLog } from '../../src/observation/open-observation.ts';
import { openPlatform } from '../../src/open-platform.ts';
import { startService } from '../../src/service.ts';
import { createLog } from '../../src/platform/log.ts';
import { createLive } from '../../src/platform/live-news.ts';
import { createTestPlatform, type TestPlatform } from '../test-platform.ts';
import { serveOver, type TestService } from '../test-service.ts';
import { openOutbox, type Outbox } from '../world/outbox.ts';

/** One installation that is started again with other secrets. */
export interface SecretsRig {
  readonly platform: TestPlatform;
  readonly outbox: Outbox;
  /** Lines of the log of every start, the newest last. */
  readonly said: readonly { readonly msg: string; readonly [field: string]: unknown }[];
  /** The whole service with these secrets; the one before is closed first. */
  startWith(secret: string, formerSecret?: string): Promise<TestService>;
  /** A worker as it starts outside tests; gives what ends it. */
  startWorkerWith(secret: string, formerSecret?: string): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** An installation whose first secret is that one, with an outbox for its text messages. */
export async function startSecretsRig(secret: string): Promise<SecretsRig> {
  const outbox = await openOutbox();
  const said: { msg: string }[] = [];
  const platform = await createTestPlatform({
    settings: { ...outbox.settings, HAKO_SECRET: secret },
    log: createLog('info', {
      write: (line) => void said.push(JSON.parse(line) as { msg: string }),
    }),
  });
  let running: TestService | undefined;
  return {
    platform,
    outbox,
    said,
    async startWith(present, formerSecret) {
      await running?.close();
      const live = createLive(platform.pool, platform.log);
      running = await serveOver({
        ...platform,
        config: { ...platform.config, secret: present, formerSecret },
        live,
        close: () => live.stop(),
      });
      return running;
    },
    async startWorkerWith(present, formerSecret) {
      const { config, log } = platform;
      const settings = { ...config, secret: present, formerSecret, roles: ['worker'] as const };
      const observation = { ...onlyLog(settings), log };
      const worker = await startService(openPlatform(settings, undefined, observation));
      return () => worker.stop();
    },
    async close() {
      await running?.close();
      await platform.close();
      await outbox.close();
    },
  };
}

/** What the link in a mail has behind its path: it ends the mails of that kind. */
export function unsubscribeLink(
  { platform, parts }: TestService,
  customerId: string,
  kind: string,
): string {
  const mails = outsideChannelsOf(platform, parts.modules.customers);
  return new URL(stopUrl(mails, customerId, kind)).search;
}
