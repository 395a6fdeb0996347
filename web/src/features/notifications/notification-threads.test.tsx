import type { NotificationThread } from '@hako/contract/notifications/threads';
import { screen } from '@testing-library/react';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { NotificationThreads, partOf, threadAddress } from './notification-threads.tsx';

const thread = (
  title: string,
  facts: Partial<Static<typeof NotificationThread>> & { at?: string } = {},
): Static<typeof NotificationThread> => ({
  key: '/account/quotes/HK7Q2M9XWA',
  total: 1,
  unread: 0,
  latest: {
    _id: '41',
    type: 'order_moved',
    title,
    body: 'Máy ảnh',
    link: '/account/quotes/HK7Q2M9XWA',
    facts: {},
    reaction: null,
    is_read: true,
    created_at: facts.at ?? '2026-11-21T03:00:00Z',
  },
  ...facts,
});

describe('threads of notifications', () => {
  it('show the newest line, and lead to all of them where there are more', () => {
    show(<NotificationThreads threads={[thread('Đã về kho', { total: 7, unread: 2 })]} />);
    const all = screen.getByRole('link', { name: 'Xem cả 7 thông báo, 2 chưa đọc' });
    expect(all.getAttribute('href')).toBe(threadAddress('/account/quotes/HK7Q2M9XWA'));
    expect(screen.getByRole('link', { name: /Đã về kho \(chưa đọc\)/ }).getAttribute('href')).toBe(
      '/account/quotes/HK7Q2M9XWA',
    );
  });

  it('of one notification say no count', () => {
    show(<NotificationThreads threads={[thread('Đã về kho')]} />);
    expect(screen.queryByText(/Xem cả/)).toBeNull();
    expect(screen.queryByText(/chưa đọc/)).toBeNull();
  });

  it('stand under the day of their newest', () => {
    show(
      <NotificationThreads
        threads={[
          thread('một', { key: '#3' }),
          thread('hai', { key: '#2' }),
          thread('ba', { key: '#1', at: '2026-11-20T03:00:00Z' }),
        ]}
      />,
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '21/11/2026',
      '20/11/2026',
    ]);
  });

  it('that say the same of three things within an hour fold to one line', async () => {
    const said = (key: string, time: string, unread = 0) =>
      thread(`Đã giao – đơn HK7Q2M9X${key.slice(1)}A`, {
        key,
        unread,
        at: `2026-11-21T${time}:00Z`,
      });
    const person = show(
      <NotificationThreads
        threads={[
          said('#1', '03:59'),
          thread('Đã về kho', { key: '#2', at: '2026-11-21T03:50:00Z' }),
          said('#3', '03:29', 1),
          said('#4', '02:59'),
          said('#5', '02:58'),
        ]}
      />,
    );
    const fold = screen.getByText('3 thông báo trong một giờ, 1 chưa đọc');
    expect(screen.getByText('Đã giao')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /Đã về kho/ })).toHaveLength(1);
    await person.click(fold);
    expect(fold.closest('details')?.querySelectorAll('ul > li')).toHaveLength(3);
    expect(screen.getAllByRole('link', { name: /Đã giao/ })).toHaveLength(4);
  });

  it('are changed up to what was shown', () => {
    expect(partOf(thread('một'))).toEqual({ thread: '/account/quotes/HK7Q2M9XWA', up_to: 41 });
  });

  it('are changed inside a tab by its kinds alone', () => {
    expect(partOf(thread('một'), 'orders')).toMatchObject({ up_to: 41, tab: 'orders' });
  });
});
