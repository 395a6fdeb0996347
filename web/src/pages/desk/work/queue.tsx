import { readDeskBillEndpoint } from '@hako/contract/billing/desk-slips';
import { type DeskTask, readDeskQueueEndpoint } from '@hako/contract/desk/desk';
import { readDeskOrderEndpoint } from '@hako/contract/desk/orders';
import { readParcelRequestEndpoint } from '@hako/contract/logistics/parcels';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { load, loadOr } from '../../../api/load.ts';
import styles from '../../../features/desk/desk.module.css';
import { BackToList } from '../../../features/desk/queue/back-to-list.tsx';
import { ColleagueNotes } from '../../../features/desk/queue/colleague-notes.tsx';
import { EmptyQueue } from '../../../features/desk/queue/empty-queue.tsx';
import {
  isAboutBill,
  isAboutRequest,
  isAboutShipment,
} from '../../../features/desk/queue/kinds.ts';
import { QueueList, taskPath } from '../../../features/desk/queue/queue-list.tsx';
import { sectionsOf, withFound } from '../../../features/desk/queue/sections.ts';
import { TaskPanel } from '../../../features/desk/queue/task-panel.tsx';
import { ScanForm } from '../../../features/desk/queue/scan-form.tsx';
import { useDeskNews } from '../../../features/desk/queue/use-desk-news.ts';
import { useOpened } from '../../../features/desk/queue/use-opened.ts';
import { useHeld } from '../../../features/desk/queue/use-held.ts';
import { useQueueKeys } from '../../../features/desk/queue/use-queue-keys.ts';
import { focusScanField } from '../../../features/desk/queue/use-scanner.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { OwnStep } from '../../../parts/desk/own-step.ts';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import type { Route } from './+types/queue';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Bàn làm việc · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const scan = search.get('scan')?.trim().slice(0, 100);
  const key = search.get('task');
  const {
    sections: waiting,
    found,
    elsewhere,
  } = (
    await load(context, readDeskQueueEndpoint, {
      query: scan ? { scan } : key ? { task: key } : {},
    })
  ).data;
  // A label that is of several orders: whoever holds the goods says which.
  const several = found.length > 1 ? { tasks: found, scan } : undefined;
  const sections = several ? sectionsOf(several.tasks) : withFound(waiting, found);
  const tasks = sections.flatMap((section) => section.tasks);
  const chosen = tasks.find((one) => one.key === key);
  // Whoever comes back finds what they had open; whoever arrives begins with what no colleague has open.
  const mine = tasks.find(({ held_by: holder }) => holder?.is_mine);
  const free = tasks.find(({ held_by: holder }) => !holder);
  const task = several ? chosen : (found[0] ?? chosen ?? mine ?? free ?? tasks[0]);
  const orderCode =
    task && !isAboutShipment(task.kind) && !isAboutRequest(task.kind) ? task.codes[0] : undefined;
  const [order, bill, wish] = await Promise.all([
    orderCode
      ? loadOr(context, readDeskOrderEndpoint, { params: { code: orderCode } }, undefined)
      : undefined,
    task && isAboutBill(task.kind)
      ? loadOr(context, readDeskBillEndpoint, { params: { code: task.code } }, undefined)
      : undefined,
    task && isAboutRequest(task.kind)
      ? loadOr(context, readParcelRequestEndpoint, { params: { code: task.code } }, undefined)
      : undefined,
  ]);
  return {
    elsewhere,
    sections,
    tasks,
    open: { task, order: order?.data, bill: bill?.data, wish: wish?.data },
    missed: scan && found.length === 0 ? scan : undefined,
    several: several && scan,
  };
}

/** The staff console: what waits for my roles, one piece of work at a time. */
export default function DeskQueuePage({ loaderData }: Route.ComponentProps) {
  const { elsewhere, sections, tasks, open: read, missed, several } = loaderData;
  const navigate = useNavigate();
  const { work, isGone, noteOwnStep } = useHeld({ key: read.task?.key, work: read }, (key) =>
    tasks.some((one) => one.key === key),
  );
  const { task, order, bill, wish } = work;
  const { step, goOn } = useSteps(tasks, task?.key, several);
  useEffect(focusScanField, []);
  useOpened(task?.key);
  useQueueKeys(step);
  useDeskNews();
  useEffect(() => {
    if (missed) toast(`Không có việc nào cho mã ${missed}`, 'bad');
  }, [missed]);
  return (
    <Stack>
      <PageName>Hàng đợi</PageName>
      <BackToList />
      {/* The server looks: what was just made may not be in the queue of this page yet. */}
      <ScanForm
        onFind={(code) =>
          void navigate(`?scan=${encodeURIComponent(code)}`, { preventScrollReset: true })
        }
      />
      {several ? (
        <Banner>{`Mã ${several} có ở ${tasks.length} việc: chọn đúng món đang cầm, xem khách và mã đơn.`}</Banner>
      ) : null}
      {several && !task ? (
        <QueueList sections={sections} chosen={undefined} scanned={several} />
      ) : null}
      {task ? (
        <div className={styles.frame}>
          <QueueList sections={sections} chosen={task.key} scanned={several} />
          <Stack>
            <ColleagueNotes
              isGone={isGone}
              onGoOn={goOn}
              colleague={colleagueAt(tasks, task.key)}
            />
            <OwnStep value={noteOwnStep}>
              <TaskPanel
                {...{ task, order, bill, request: wish, onDone: goOn }}
                openShipments={sections.find(({ kind }) => kind === 'export')?.tasks ?? []}
              />
            </OwnStep>
          </Stack>
        </div>
      ) : several ? null : (
        <EmptyQueue elsewhere={elsewhere} />
      )}
    </Stack>
  );
}

/** The colleague who has this task open as well. */
function colleagueAt(tasks: readonly DeskTask[], key: string): string | undefined {
  const holder = tasks.find((one) => one.key === key)?.held_by;
  return holder && !holder.is_mine ? holder.name || 'Đồng nghiệp' : undefined;
}

/** Goes through the queue: `step` by so many tasks, `goOn` to the next one when the open one is done. */
function useSteps(
  tasks: readonly DeskTask[],
  openKey: string | undefined,
  several: string | undefined,
) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const list = search.get('list');
  const at = tasks.findIndex(({ key }) => key === openKey);
  const open = (index: number) => {
    const next = tasks[Math.min(Math.max(index, 0), tasks.length - 1)];
    if (next) void navigate(taskPath(next.key, several), { preventScrollReset: true });
  };
  const goOn = () => {
    // Whoever came from the list of all work goes on there.
    if (list !== null) return void navigate(`/desk/work?${list}`, { preventScrollReset: true });
    focusScanField();
    if (tasks.length === 0) void navigate('/desk/queue', { preventScrollReset: true });
    else open(at + 1 < tasks.length ? at + 1 : at - 1);
  };
  return { step: (count: number) => open(at + count), goOn };
}
