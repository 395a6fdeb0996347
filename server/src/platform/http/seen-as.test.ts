import { liveEndpoint } from '@hako/contract/kit/live';
import { expect, it } from 'vitest';
import { seenAs } from './seen-as.ts';

it('who looks at the pages as a customer does not hear the news of that customer', () => {
  const views = { customerId: 'an', endsAt: new Date('2026-11-24T05:00:00Z') };
  const staff = { userId: 'binh', sessionId: 's1', kind: 'staff', customerId: undefined } as const;
  const caller = { ...staff, roles: [], canWrite: false };
  expect(seenAs(liveEndpoint, { ...caller, views })).toBeUndefined();
  expect(seenAs(liveEndpoint, caller)).toBe(caller);
});
