import type { TableRights } from '../../platform/database/rights.ts';

/** A sniper tells customers what became of their bids. */
export const notificationSniperRights: TableRights = {
  notifications: ['select', 'insert'],
  notification_choices: ['select'],
  notification_counters: ['select', 'insert', 'update'],
  notification_deliveries: ['select', 'insert'],
  notification_settings: ['select'],
  notice_texts: ['select'],
  push_subscriptions: ['select'],
};
