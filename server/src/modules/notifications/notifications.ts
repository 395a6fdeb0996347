import type { Platform } from '../../platform/platform.ts';
import type { NotifyDeps } from './inbox/notify.ts';

export type NotificationsDeps = Pick<Platform, 'db'> & NotifyDeps;
