import {
  confirmFirstStepEndpoint,
  readFirstStepsEndpoint,
} from '@hako/contract/settings/first-steps';
import { readOwnCompanyEndpoint } from '@hako/contract/settings/own-company';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import type { Settings } from '../settings.ts';
import { allDone } from './rules/first-steps.ts';

/** Calls of an administrator whose company begins. */
export const firstStepsRoutes = (
  settings: Pick<Settings, 'readFirstSteps' | 'confirmFirstStep' | 'readOwnCompany'>,
): Route[] => [
  route(readFirstStepsEndpoint, async () => {
    const steps = await settings.readFirstSteps();
    return { data: { is_done: allDone(steps), steps } };
  }),
  route(readOwnCompanyEndpoint, async () => ({ data: settings.readOwnCompany() })),
  route(confirmFirstStepEndpoint, async ({ params: { step }, caller }) => {
    await settings.confirmFirstStep({ step, by: caller.userId });
    return DONE;
  }),
];
