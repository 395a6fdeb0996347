import { screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { WriteWords } from './write-words.tsx';

const send = vi.fn<(content: string) => Promise<boolean>>();

/** A talk whose page leads elsewhere once something was sent. */
function Talk() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/desk/messages">Tin nhắn</Link>
      <WriteWords
        label="Viết cho khách"
        isBusy={false}
        refusal={undefined}
        limits={{ least: 1, most: 100, pictures: 0 }}
        pictures={() => null}
        send={async (content) => {
          const isSent = await send(content);
          if (isSent) await navigate('/desk/messages/1');
          return isSent;
        }}
      />
    </>
  );
}
const written = () => screen.getByRole('textbox', { name: 'Viết cho khách' });
const button = (name: string) => screen.findByRole('button', { name });

it('asks before words that were not sent are left', async () => {
  const person = show(<Talk />, { at: '/desk/messages/0' });
  await person.type(written(), 'Hako đang xem ảnh');
  await person.click(screen.getByRole('link', { name: 'Tin nhắn' }));
  await person.click(await button('Ở lại viết tiếp'));
  expect(written()).toHaveProperty('value', 'Hako đang xem ảnh');
  await person.click(screen.getByRole('link', { name: 'Tin nhắn' }));
  await person.click(await button('Bỏ phần chưa gửi'));
  await screen.findByRole('heading', { name: 'Trang /desk/messages' });
});

it('leaves unasked with what was sent, and keeps what was refused', async () => {
  const person = show(<Talk />, { at: '/desk/messages/0' });
  await person.type(written(), 'Chào bạn');
  send.mockResolvedValueOnce(false);
  await person.click(await button('Gửi'));
  await expect.poll(() => send.mock.calls).toEqual([['Chào bạn']]);
  await person.click(screen.getByRole('link', { name: 'Tin nhắn' }));
  await person.click(await button('Ở lại viết tiếp'));
  send.mockResolvedValueOnce(true);
  await person.click(await button('Gửi'));
  await screen.findByRole('heading', { name: 'Trang /desk/messages/1' });
});
