import { negotiationJobs, negotiationRepeatedJobs } from './jobs.ts';
import { negotiationPersonalData } from './personal-data.ts';
import { negotiationRoutes } from './routes.ts';
import type { Negotiation } from './negotiation.ts';

export { negotiationSettings } from './offer-store.ts';
export { negotiationWork } from './work-sql.ts';
export { createNegotiation } from './create-negotiation.ts';
export type { Negotiation } from './negotiation.ts';
export type { NegotiationDeps } from './deps.ts';

export const negotiationParts = (negotiation: Negotiation) => ({
  personalData: negotiationPersonalData,
  routes: negotiationRoutes(negotiation),
  jobs: negotiationJobs(negotiation),
  repeatedJobs: negotiationRepeatedJobs,
});
