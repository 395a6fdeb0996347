import type { RouteHandle } from '../root.tsx';
import { Prose } from '../ui/prose.tsx';
import { EmptyState } from '../ui/states.tsx';

export const handle = { isStatic: true } satisfies RouteHandle;
export const meta = () => [{ title: 'Tin tức · Hako' }];

export default function News() {
  return (
    <Prose title="Tin tức">
      <EmptyState title="Chưa có tin nào">Thay đổi về phí, tuyến và lịch nghỉ của kho sẽ đăng ở đây.</EmptyState>
    </Prose>
  );
}
