import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { Sheet } from './sheet.tsx';
import { toast } from './toast.tsx';

/** What a browser with popovers does, told as it happens: the test's document has none. */
const popovers: string[] = [];
const page = HTMLElement.prototype;
beforeEach(() => {
  popovers.length = 0;
  Object.assign(page, {
    showPopover: () => popovers.push('shown'),
    hidePopover: () => popovers.push('hidden'),
  });
});
afterEach(() => {
  Reflect.deleteProperty(page, 'showPopover');
  Reflect.deleteProperty(page, 'hidePopover');
});

function Frame() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Tấm">
        Nội dung
      </Sheet>
    </>
  );
}

it('every toast is lifted anew above what was opened since the last one', () => {
  show(<Frame />);
  act(() => toast('Một'));
  act(() => toast('Hai'));
  expect(screen.queryByText('Một')).toBeNull();
  expect(screen.getByText('Hai').closest('[popover="manual"]')).toBeTruthy();
  expect(popovers).toEqual(['hidden', 'shown', 'hidden', 'shown']);
});

it('in an open dialog it is told inside, once, and on the page when that is closed', async () => {
  const user = show(<Frame />);
  await user.click(screen.getByRole('button', { name: 'Mở' }));
  act(() => toast('Đã lưu'));
  expect(within(screen.getByRole('dialog')).getByText('Đã lưu')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Đóng' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Đã lưu')).toBeTruthy();
});

it('a browser without popovers tells it where the region stands', () => {
  Reflect.deleteProperty(page, 'showPopover');
  show(<Frame />);
  act(() => toast('Đã lưu'));
  expect(screen.getByText('Đã lưu')).toBeTruthy();
  expect(popovers).toEqual([]);
});
