import type { OutsideChannel } from '@hako/contract/notifications/channels';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { ChannelChoice } from '../channels/rules/channel-rules.ts';
import type { QuietHours } from '../channels/rules/quiet-hours.ts';

/** What a customer decided about being told. */
export interface Settings {
  /** Kinds that they do not want to be told about at all. */
  readonly mutedKinds: ReadonlySet<string>;
  readonly quietHours: QuietHours | undefined;
}

export async function readSettingRow(reader: Reader, customerId: string): Promise<Settings> {
  const row = await reader
    .selectFrom('notification_settings')
    .select(['muted_kinds', 'quiet_from', 'quiet_until'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return {
    mutedKinds: new Set(row?.muted_kinds ?? []),
    quietHours:
      row && row.quiet_from !== null && row.quiet_until !== null
        ? { from: row.quiet_from, until: row.quiet_until }
        : undefined,
  };
}

export async function replaceMutedKinds(
  trx: Trx,
  customerId: string,
  kinds: readonly string[],
  at: Date,
): Promise<void> {
  await upsertSettings(trx, customerId, { muted_kinds: [...kinds], updated_at: at });
}

export async function replaceQuietHours(
  trx: Trx,
  customerId: string,
  quiet: QuietHours | undefined,
  at: Date,
): Promise<void> {
  await upsertSettings(trx, customerId, {
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    updated_at: at,
  });
}

interface Change {
  readonly muted_kinds?: string[];
  readonly quiet_from?: number | null;
  readonly quiet_until?: number | null;
  readonly updated_at: Date;
}

async function upsertSettings(trx: Trx, customerId: string, change: Change): Promise<void> {
  await trx
    .insertInto('notification_settings')
    .values({ customer_id: customerId, ...change })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(change))
    .execute();
}

/** Choices that differ from the defaults; of one kind when it is named. */
export async function readChoices(
  reader: Reader,
  customerId: string,
  kind?: string,
): Promise<ChannelChoice[]> {
  const rows = await reader
    .selectFrom('notification_choices')
    .select(['kind', 'channel', 'is_on'])
    .where('customer_id', '=', customerId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    channel: row.channel as OutsideChannel,
    isOn: row.is_on,
  }));
}

export async function upsertChoice(
  trx: Trx,
  customerId: string,
  { kind, channel, isOn }: ChannelChoice,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('notification_choices')
    .values({ customer_id: customerId, kind, channel, is_on: isOn, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'kind', 'channel'])
        .doUpdateSet({ is_on: isOn, updated_at: at }),
    )
    .execute();
}
