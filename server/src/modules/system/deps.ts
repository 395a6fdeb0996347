import type { Platform } from '../../platform/platform.ts';
import type { Audit } from '../staff/index.ts';

export interface SystemDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly audit: Audit;
}
