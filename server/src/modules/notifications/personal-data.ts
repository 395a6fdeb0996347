import type { PersonalData } from '../../platform/personal-data.ts';

export const notificationsPersonalData: PersonalData = {
  part: 'notifications',
  tables: [
    { table: 'notification_deliveries', hidden: 'all', onErasure: 'delete' },
    { table: 'push_subscriptions', hidden: ['endpoint', 'p256dh', 'auth'], onErasure: 'delete' },
    { table: 'notification_choices', onErasure: 'delete' },
    { table: 'notification_settings', onErasure: 'delete' },
    { table: 'notifications', hidden: ['key', 'thread'], onErasure: 'delete' },
    { table: 'notification_counters', hidden: 'all', onErasure: 'delete' },
  ],
};
