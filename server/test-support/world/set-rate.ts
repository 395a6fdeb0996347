import type { Pricing } from '../../src/modules/pricing/index.ts';
import type { TestService } from '../test-service.ts';

const SETTER = '0190a000-0000-7000-8000-0000000000e1';
const SECOND = '0190a000-0000-7000-8000-0000000000e2';

/** For modules that are built alone: nobody writes an audit, and nobody is there to approve. */
export const NO_SECOND_PERSON = {
  audit: async () => {},
  approvals: {
    propose: async () => {
      throw new Error('a second person had to approve this, and there is none in this test');
    },
  },
};

/** Sets the yen rate as one person may: the first one, or one near it. `sellX100` đồng for 100 yen. */
export async function setRate(
  { enterRate }: Pick<Pricing, 'enterRate'>,
  sellX100: number,
): Promise<void> {
  const { isDone } = await enterRate({ sellX100, staffId: SETTER, reason: 'bảng giá hôm nay' });
  if (!isDone) throw new Error(`${sellX100} is too far from the rate in use for one person`);
}

/** Sets any rate: a second person approves what is far from the one in use. */
export async function setRateByTwo(
  { platform, parts: { modules } }: Pick<TestService, 'platform' | 'parts'>,
  sellX100: number,
): Promise<void> {
  const reason = 'bảng giá hôm nay';
  const { isDone } = await modules.pricing.enterRate({ sellX100, staffId: SETTER, reason });
  if (isDone) return;
  const [waiting] = await modules.approvals.findWaiting(platform.db, ['exchange-rate']);
  if (!waiting) throw new Error('the rate waits for a second person');
  await modules.approvals.decide({ id: waiting.id, staffId: SECOND, isAccepted: true, reason });
}
