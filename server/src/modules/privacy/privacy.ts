import type { PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PrivacyDeps } from './deps.ts';

export type Deps = Omit<PrivacyDeps, 'shelf' | 'parts'> &
  Pick<Platform, 'config'> & { readonly personalData: readonly PersonalData[] };
