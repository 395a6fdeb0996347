import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { answerAuction, bidOf, standingOf } from '../../../../test-support/auction.ts';
import { CUSTOMER, show } from '../../../../test-support/show.tsx';
import { toast, ToastRegion } from '../../../ui/frames/toast.tsx';
import { BidPanel, StateOnPage } from './bid-panel.tsx';

const server = answeringServer();

/** As the browser tells of a popover that was opened or closed. */
const toggled = (newState: string) => Object.assign(new Event('toggle'), { newState });

it('the sheet is a dialog while it is open, and is read from its heading on', () => {
  const standing = standingOf();
  answerAuction(server, standing);
  show(<BidPanel standing={standing} viewerId={CUSTOMER.id} />);
  const panel = screen.getByRole('region', { name: 'Đặt giá' });
  fireEvent(panel, toggled('open'));
  expect(panel.getAttribute('role')).toBe('dialog');
  expect(document.activeElement).toBe(within(panel).getByRole('heading', { name: 'Đặt giá' }));
  fireEvent(panel, toggled('closed'));
  expect(panel.getAttribute('role')).toBeNull();
});

it('how a bid stands is told on the page, beside the button that opens the sheet', () => {
  show(<StateOnPage standing={standingOf({ mine: bidOf() })} />);
  const told = screen.getByText('Đang dẫn đầu');
  expect(told.getAttribute('role')).toBe('status');
  expect(told.closest('button')).toBeNull();
  expect(screen.getByRole('button', { name: 'Xem lượt đặt giá của bạn' })).toBeTruthy();
});

it('a short message stands inside the open sheet, under its clock and price', () => {
  const standing = standingOf();
  answerAuction(server, standing);
  show(
    <>
      <ToastRegion />
      <BidPanel standing={standing} viewerId={CUSTOMER.id} />
    </>,
  );
  const panel = screen.getByRole('region', { name: 'Đặt giá' });
  act(() => toast('Đã nhận lượt trong tờ này'));
  expect(within(panel).queryByText('Đã nhận lượt trong tờ này')).toBeNull();
  fireEvent(panel, toggled('open'));
  expect(within(panel).getByText('Đã nhận lượt trong tờ này')).toBeTruthy();
  expect(screen.getAllByText('Đã nhận lượt trong tờ này')).toHaveLength(1);
});
