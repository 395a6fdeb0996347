import { checkBidRequestEndpoint, sendBidRequestEndpoint } from '@hako/contract/bidding/guards';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerAuction, standingOf } from '../../../../test-support/auction.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { CUSTOMER, show } from '../../../../test-support/show.tsx';
import { BidPanel } from './bid-panel.tsx';

const server = answeringServer();

it('a seller under the threshold: the staff are asked first', async () => {
  const standing = standingOf();
  answerAuction(server, standing);
  server.answer(checkBidRequestEndpoint, {
    success: true,
    data: {
      is_needed: true,
      is_warned: true,
      threshold: 90,
      reputation: 71,
      status: null,
      message: 'Người bán có độ uy tín 71%.',
    },
  });
  const user = show(<BidPanel standing={standing} viewerId={CUSTOMER.id} />);
  await user.type(await screen.findByLabelText(/Lời nhắn cho nhân viên/), ' Tôi đã xem kỹ. ');
  expect(screen.queryByRole('button', { name: /^Đặt giá tối đa/ })).toBeNull();
  server.answer(sendBidRequestEndpoint, {
    success: true,
    message: 'Đã gửi yêu cầu',
    data: { id: 'r1', status: 'waiting' },
  });
  await user.click(screen.getByRole('button', { name: 'Gửi yêu cầu đấu giá' }));
  expect(await screen.findByText(/Nhân viên đang xem yêu cầu của bạn/)).toBeTruthy();
  expect(server.asked(sendBidRequestEndpoint)[0]?.body.note).toBe('Tôi đã xem kỹ.');
});
