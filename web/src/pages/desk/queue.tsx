import { readDeskBillEndpoint } from '@hako/contract/billing';
import { readDeskQueueEndpoint } from '@hako/contract/desk';
import { readDeskOrderEndpoint } from '@hako/contract/desk-orders';
import { readParcelRequestEndpoint } from '@hako/contract/parcels';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { load, loadOr } from '../../api/load.ts';
import { useLive } from '../../api/live.ts';
import { useRefresh } from '../../api/use-refresh.ts';
import styles from '../../features/desk/desk.module.css';
import { isAboutBill, isAboutRequest, isAboutShipment } from '../../features/desk/kinds.ts';
import { QueueList } from '../../features/desk/queue-list.tsx';
import { TaskPanel } from '../../features/desk/task-panel.tsx';
import { useQueueKeys } from '../../features/desk/use-queue-keys.ts';
import { requireStaff } from '../../features/identity/guard.ts';
import { answersComplaints, asksSellers, keepsBooks, readsFeedbacks, useViewer, worksInWarehouse } from '../../features/identity/viewer.ts';
import type { RouteHandle } from '../../root.tsx';
import { Row, Stack } from '../../ui/card.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Route } from './+types/queue';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Bàn làm việc · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const scan = search.get('scan')?.trim().slice(0, 100);
  const { sections, found } = (await load(context, readDeskQueueEndpoint, { query: scan ? { scan } : {} })).data;
  const tasks = sections.flatMap((section) => section.tasks);
  const task = found ?? tasks.find(({ key }) => key === search.get('task')) ?? tasks[0];
  const orderCode = task && !isAboutShipment(task.kind) && !isAboutRequest(task.kind) ? task.codes[0] : undefined;
  const [order, bill, wish] = await Promise.all([
    orderCode ? loadOr(context, readDeskOrderEndpoint, { params: { code: orderCode } }, undefined) : undefined,
    task && isAboutBill(task.kind) ? loadOr(context, readDeskBillEndpoint, { params: { code: task.code } }, undefined) : undefined,
    task && isAboutRequest(task.kind) ? loadOr(context, readParcelRequestEndpoint, { params: { code: task.code } }, undefined) : undefined,
  ]);
  return { sections, tasks, task, order: order?.data, bill: bill?.data, wish: wish?.data, missed: scan && !found ? scan : undefined };
}

/** The staff console: what waits for my roles, one piece of work at a time. */
export default function DeskQueuePage({ loaderData: { sections, tasks, task, order, bill, wish, missed } }: Route.ComponentProps) {
  const revalidate = useRefresh();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [scanned, setScanned] = useState('');
  const at = tasks.findIndex(({ key }) => key === task?.key);
  const open = (index: number) => {
    const next = tasks[Math.min(Math.max(index, 0), tasks.length - 1)];
    if (next) void navigate(`?task=${encodeURIComponent(next.key)}`, { preventScrollReset: true });
  };
  useQueueKeys((step) => open(at + step));
  useLive('desk', (message) => {
    if (message?.kind === 'purchase-taken-over' && message['from'] === viewer?.id)
      toast(`${message['byName']} đã nhận lại đơn ${message['code']} từ bạn: ${message['reason']}`, 'bad');
    if (!message || message.kind === 'queue-changed') void revalidate();
  });
  useEffect(() => {
    if (missed) toast(`Không có việc nào cho mã ${missed}`, 'bad');
  }, [missed]);
  // The server looks: what was just made may not be in the queue of this page yet.
  const find = () => {
    void navigate(`?scan=${encodeURIComponent(scanned.trim())}`, { preventScrollReset: true });
    setScanned('');
  };
  return (
    <Stack>
      <Row isSpread>
        <h1>Bàn làm việc</h1>
        <Row gap={2}>
          {answersComplaints(viewer) ? <Link to="/desk/complaints">Khiếu nại</Link> : null}
          {asksSellers(viewer) ? <Link to="/desk/offers">Thương lượng giá</Link> : null}
          {asksSellers(viewer) ? <Link to="/desk/bidding">Đấu giá</Link> : null}
          {readsFeedbacks(viewer) ? <Link to="/desk/feedbacks">Cảm nhận</Link> : null}
          {viewer?.roles.includes('admin') ? (
            <>
              <Link to="/desk/coupons">Mã giảm giá</Link>
              <Link to="/desk/sale-changes">Đổi nhân viên</Link>
              <Link to="/desk/warehouse-rules">Quy định kho</Link>
            </>
          ) : null}
          {keepsBooks(viewer) || worksInWarehouse(viewer) ? <Link to="/desk/carriers">Hãng vận chuyển, thu hộ</Link> : null}
          {keepsBooks(viewer) ? (
            <>
              <Link to="/desk/books">Tỷ giá, sổ sách</Link>
              <Link to="/desk/transfers">Chuyển khoản</Link>
              <Link to="/desk/withdrawals">Rút tiền</Link>
            </>
          ) : null}
        </Row>
      </Row>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <TextInput
          label="Quét hoặc gõ mã"
          hint="Phím: / quét · j k lên xuống · Enter vào việc · Esc ra"
          value={scanned}
          data-scan="true"
          onChange={(event) => setScanned(event.target.value)}
        />
      </form>
      {task ? (
        <div className={styles.frame}>
          <QueueList sections={sections} chosen={task.key} />
          <TaskPanel
            task={task}
            order={order}
            bill={bill}
            request={wish}
            openShipments={sections.find(({ kind }) => kind === 'export')?.tasks ?? []}
            onDone={() => open(at + 1 < tasks.length ? at + 1 : at - 1)}
          />
        </div>
      ) : (
        <EmptyState title="Không có việc nào đang chờ bạn">Việc mới tự hiện ra ở đây.</EmptyState>
      )}
    </Stack>
  );
}
