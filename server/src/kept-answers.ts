import type { ModuleParts } from './module-parts.ts';
import { forgetOldAnswers } from './platform/http/idempotency.ts';
import type { Platform } from './platform/platform.ts';

/** Whoever asks again with the same key does so within minutes; two days later the key is new. */
const KEPT_MS = 2 * 86_400_000;

export const keptAnswersParts = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): ModuleParts => ({
  jobs: {
    'service.forget-answers': () => forgetOldAnswers(db, new Date(clock.now().getTime() - KEPT_MS)),
  },
  repeatedJobs: [{ name: 'service.forget-answers', cron: '23 * * * *' }],
});
