import { deleteWorkFilterEndpoint, saveWorkFilterEndpoint } from '@hako/contract/desk/work-filters';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { formatCount } from '../../../text/money.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Checkbox, TextInput } from '../../../ui/forms/inputs.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import type { WorkTabsRead } from './use-tabs.ts';
import { filterOf, lastingOf, type WorkFilter } from './work-address.ts';
import styles from './work-filters.module.css';

const addressOf = (filter: WorkFilter): string => `?${new URLSearchParams({ ...filter })}`;

interface TabsProps {
  readonly tabs: WorkTabsRead;
  readonly search: URLSearchParams;
}

/** All, mine, nobody's, and the filters that somebody saved, each with how much it holds. */
export function WorkTabs({ tabs: { mine, nobody, filters }, search }: TabsProps) {
  const here = addressOf(filterOf(search));
  const lasting = addressOf(lastingOf(filterOf(search)));
  const isPlain = ['?', '?whose=mine', '?whose=nobody'].includes(lasting);
  const own = filters.find((one) => one.is_mine && addressOf(one.filter) === here);
  return (
    <div className={styles.line}>
      <nav aria-label="Bộ lọc đã lưu" className={styles.chips}>
        <Tab to={addressOf({})} here={here} label="Mọi việc" />
        <Tab to={addressOf({ whose: 'mine' })} here={here} label="Của tôi" count={mine} />
        <Tab to={addressOf({ whose: 'nobody' })} here={here} label="Chưa ai nhận" count={nobody} />
        {filters.map((one) => (
          <Tab
            key={one.id}
            to={addressOf(one.filter)}
            here={here}
            label={one.is_mine ? one.name : `${one.name} (chung)`}
            count={one}
          />
        ))}
      </nav>
      {own ? <RemoveFilter id={own.id} name={own.name} /> : null}
      {own || isPlain ? null : <SaveFilter search={search} />}
    </div>
  );
}

interface TabCount {
  readonly count: number;
  readonly is_more: boolean;
}

function Tab({
  to,
  here,
  label,
  count,
}: {
  to: string;
  here: string;
  label: string;
  count?: TabCount;
}) {
  return (
    <Link to={to} aria-current={to === here}>
      {label}
      {count ? (
        <span className={styles.count}>
          {`${formatCount(count.count)}${count.is_more ? '+' : ''}`}
        </span>
      ) : null}
    </Link>
  );
}

function SaveFilter({ search }: { search: URLSearchParams }) {
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const saving = useAction(async () => {
    const body = { name: name.trim(), filter: lastingOf(filterOf(search)), is_shared: isShared };
    await call(saveWorkFilterEndpoint, { body });
    toast(`Đã lưu bộ lọc ${body.name}`, 'good');
    setOpen(false);
    setName('');
    await refresh();
  });
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Lưu bộ lọc này
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Lưu bộ lọc này">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void saving.run(undefined);
          }}
        >
          <Stack>
            <TextInput
              label="Tên bộ lọc"
              required
              maxLength={40}
              value={name}
              error={saving.refusal?.message}
              onChange={(event) => setName(event.target.value)}
            />
            <Checkbox
              label="Dùng chung với đồng nghiệp cùng vai trò"
              checked={isShared}
              onChange={(event) => setShared(event.target.checked)}
            />
            <Button type="submit" kind="main" isBusy={saving.isBusy}>
              Lưu bộ lọc
            </Button>
          </Stack>
        </form>
      </Sheet>
    </>
  );
}

function RemoveFilter({ id, name }: { id: string; name: string }) {
  const refresh = useRefresh();
  const removing = useAction(async () => {
    await call(deleteWorkFilterEndpoint, { params: { id } });
    toast(`Đã xóa bộ lọc ${name}`, 'good');
    await refresh();
  });
  return (
    <Button kind="quiet" isBusy={removing.isBusy} onClick={() => void removing.run(undefined)}>
      {`Xóa bộ lọc ${name}`}
    </Button>
  );
}
