import type { OutsideChannel } from '@hako/contract/notifications/channels';
import {
  FIXED_NOTIFICATION_KINDS,
  NOTIFICATION_KINDS,
} from '@hako/contract/notifications/notifications';
import type { Clock } from '../../../kernel/clock.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Database, Reader } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isChannelOn } from '../channels/rules/channel-rules.ts';
import type { QuietHours } from '../channels/rules/quiet-hours.ts';
import type { NotificationKind } from '../inbox/notification.ts';
import { lockCounter } from '../inbox/notification-store.ts';
import type { OutsideChannels } from '../channels/outside-channels.ts';
import { listDevices } from '../channels/push-store.ts';
import {
  readChoices,
  readSettingRow,
  replaceMutedKinds,
  replaceQuietHours,
  upsertChoice,
} from './setting-store.ts';
import { announceAdvertising } from './allow-advertising.ts';

export interface KindSetting {
  readonly kind: NotificationKind;
  /** In the app; nothing goes out by any channel when it is off. */
  readonly isOn: boolean;
  readonly isFixed: boolean;
  readonly push: boolean;
  readonly email: boolean;
}

/** Every kind with where this customer is told about it, and what each channel would reach. */
export interface SettingsView {
  readonly kinds: readonly KindSetting[];
  readonly push: { readonly isOpen: boolean; readonly devices: number };
  readonly email: { readonly isOpen: boolean; readonly address: string | undefined };
  readonly quietHours: QuietHours | undefined;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly outside: OutsideChannels | undefined;
}

export function readSettings(
  { db, outside }: Omit<Deps, 'clock'>,
  customerId: string,
): Promise<SettingsView> {
  return viewOf(db, customerId, outside);
}

interface Choice {
  readonly customerId: string;
  readonly kind: NotificationKind;
  readonly channel: OutsideChannel | 'app';
  readonly isOn: boolean;
}

/** Turns one kind on or off in one place; a fixed one stays on in the app. */
export function changeSetting(
  { db, clock, outside }: Deps,
  { customerId, kind, channel, isOn }: Choice,
): Promise<SettingsView> {
  return inTransaction(db, async (trx) => {
    await lockCounter(trx, customerId);
    if (channel !== 'app') {
      await upsertChoice(trx, customerId, { kind, channel, isOn }, clock.now());
      await announceAdvertising(outside, trx, customerId, kind);
    } else if (isOn || !FIXED_NOTIFICATION_KINDS.includes(kind)) {
      const muted = new Set((await readSettingRow(trx, customerId)).mutedKinds);
      if (isOn) muted.delete(kind);
      else muted.add(kind);
      await replaceMutedKinds(trx, customerId, [...muted], clock.now());
    }
    return viewOf(trx, customerId, outside);
  });
}

/** Hours in which no device rings. Refusal `notifications.quiet-hours-empty`. */
export function saveQuietHours(
  { db, clock, outside }: Deps,
  customerId: string,
  quiet: QuietHours | undefined,
): Promise<SettingsView> {
  return inTransaction(db, async (trx) => {
    refuseUnless(
      quiet === undefined || quiet.from !== quiet.until,
      'notifications.quiet-hours-empty',
    );
    await replaceQuietHours(trx, customerId, quiet, clock.now());
    return viewOf(trx, customerId, outside);
  });
}

async function viewOf(
  reader: Reader,
  customerId: string,
  outside: OutsideChannels | undefined,
): Promise<SettingsView> {
  const { mutedKinds, quietHours } = await readSettingRow(reader, customerId);
  const choices = await readChoices(reader, customerId);
  return {
    kinds: NOTIFICATION_KINDS.map((kind) => ({
      kind,
      isOn: !mutedKinds.has(kind),
      isFixed: FIXED_NOTIFICATION_KINDS.includes(kind),
      push: isChannelOn(kind, 'push', choices),
      email: isChannelOn(kind, 'email', choices),
    })),
    push: {
      isOpen: outside?.push !== undefined,
      devices: (await listDevices(reader, customerId)).length,
    },
    email: {
      isOpen: outside?.mail !== undefined,
      address: (await outside?.readAddressee(reader, customerId))?.email,
    },
    quietHours,
  };
}
