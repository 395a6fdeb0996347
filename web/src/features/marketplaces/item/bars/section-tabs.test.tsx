import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { show } from '../../../../../test-support/show.tsx';
import { SectionTabs } from './section-tabs.tsx';

it('a tab opens the section that it leads to and goes on from there', async () => {
  const user = show(
    <>
      <h1>Máy ảnh</h1>
      <SectionTabs />
      <div id="thong-tin">Cũ</div>
      <div id="mo-ta">
        <details>
          <summary>Mô tả của người bán</summary>
        </details>
      </div>
    </>,
  );
  await user.click(await screen.findByRole('link', { name: 'Mô tả' }));
  const section = document.getElementById('mo-ta');
  expect(section?.querySelector('details')?.open).toBe(true);
  expect(document.activeElement).toBe(section);
});

it('a section in the column that stays in sight is gone to without moving the page', async () => {
  const user = show(
    <>
      <h1>Máy ảnh</h1>
      <SectionTabs />
      <div style={{ position: 'sticky' }}>
        <div id="gia">Giá</div>
      </div>
      <div id="mo-ta">Mô tả</div>
    </>,
  );
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scroll.mockRestore());
  await user.click(await screen.findByRole('link', { name: 'Giá' }));
  expect(document.activeElement).toBe(document.getElementById('gia'));
  expect(scroll).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Mô tả' }));
  expect(scroll).toHaveBeenCalledOnce();
});
