import { privacyJobs, privacyRepeatedJobs } from './jobs.ts';
import { privacyRoutes } from './routes.ts';
import type { Privacy } from './create-privacy.ts';

export { privacyWork } from './work-sql.ts';
export { listFailed as listFailedErasures } from './erasing/erasure-store.ts';
export { createPrivacy, type Privacy } from './create-privacy.ts';

/** What composition connects. */
export const privacyParts = (privacy: Privacy) => ({
  routes: privacyRoutes(privacy),
  jobs: privacyJobs(privacy),
  repeatedJobs: privacyRepeatedJobs,
  listeners: {
    'customer.signed-up': { 'note-consent': privacy.noteSignUp },
    'account.change-stopped': { 'take-back': privacy.takeBackStopped },
    'notifications.advertising-chosen': { 'note-consent': privacy.noteAdvertising },
  },
});
