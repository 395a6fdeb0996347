import { toggleLastMinuteEndpoint } from '@hako/contract/bidding/guards';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show } from '../../../../test-support/show.tsx';
import { LastMinuteSwitch } from './last-minute-switch.tsx';

const server = answeringServer();
const toggle = () => screen.getByRole('switch', { name: /^Báo trước khi phiên kết thúc/ });

it('turns the message before the end of an auction off at once', async () => {
  server.answer(toggleLastMinuteEndpoint, {
    success: true,
    message: 'Cập nhật thành công!',
    data: { enabled: false },
  });
  const user = show(<LastMinuteSwitch isOn />);
  await user.click(toggle());
  await expect.poll(() => server.asked(toggleLastMinuteEndpoint).length).toBe(1);
  expect(server.asked(toggleLastMinuteEndpoint)).toMatchObject([{ body: { enabled: false } }]);
  expect(toggle()).toHaveProperty('checked', false);
});

it('stays as it was when the call does not arrive', async () => {
  server.cutOff(toggleLastMinuteEndpoint);
  const user = show(<LastMinuteSwitch isOn />);
  await user.click(toggle());
  await expect.poll(() => (toggle() as HTMLInputElement).checked).toBe(true);
});
