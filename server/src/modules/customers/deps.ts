import type { Platform } from '../../platform/platform.ts';
import type { Identity } from '../identity/index.ts';
import type { Places } from '../places/index.ts';
import type { SessionPorts } from './profile/read-session.ts';

export interface CustomersDeps extends SessionPorts, Pick<Platform, 'db' | 'clock' | 'news'> {
  readonly identity: Identity;
  readonly places: Places;
  readonly parsePhone: (text: string) => string | undefined;
}
