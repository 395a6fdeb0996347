import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { InstallButton } from './install-button.tsx';

const button = () => screen.queryByRole('button', { name: 'Cài ứng dụng' });

it('is offered when the browser can install, and leaves the question to the browser', async () => {
  show(<InstallButton className={undefined} />);
  expect(button()).toBeNull();
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await userEvent.click(button() as HTMLElement);
  expect(prompt).toHaveBeenCalledOnce();
  expect(button()).toBeNull();
});

it('tells how it is done by hand where Safari lets no page ask', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari');
  show(<InstallButton className={undefined} />);
  await userEvent.click(button() as HTMLElement);
  expect(await screen.findByText(/Thêm vào màn hình chính/)).toBeDefined();
});
