import type { SettingValues } from '@hako/contract/settings/field';
import type { SettingChange, SettingSheet } from '@hako/contract/settings/settings';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/forms/button.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { emptyValues } from './draft.ts';
import { type Draft, SettingForm } from './setting-form.tsx';
import { SettingHistory } from './setting-history.tsx';
import { ComingRows, SettingRows } from './setting-rows.tsx';
import type { SheetWords } from './setting-words.ts';

interface Props {
  readonly sheet: SettingSheet;
  readonly words: SheetWords;
  readonly changes: readonly SettingChange[];
  /** The page of older changes, where there are more. */
  readonly next: number | undefined;
}

/** One page of settings: what holds, what begins later, the form, and the history. */
export function SettingPageView({ sheet, words, changes, next }: Props) {
  const { page } = words;
  const [draft, setDraft] = useState<Draft>();
  const first = sheet.first_day;
  const heldOf = (key: string) => sheet.rows.find((row) => row.key === key)?.values ?? null;
  const open = (key: string, values: SettingValues | null, day = first) =>
    setDraft({ key, before: heldOf(key), values, day, seenChanges: sheet.last_changes });
  return (
    <Stack gap={3}>
      <Row isSpread>
        <h1>{page.title}</h1>
        {page.mayAdd && sheet.may_change ? (
          <Button kind="main" onClick={() => open('', emptyValues(page.fields))}>
            Thêm dòng
          </Button>
        ) : null}
      </Row>
      <p>{page.purpose}</p>
      <Rules page={page} />
      {draft ? (
        <SettingForm
          key={JSON.stringify(draft)}
          {...{ sheet, words, draft }}
          onClose={() => setDraft(undefined)}
        />
      ) : null}
      <SettingRows
        {...{ sheet, words }}
        onEdit={({ key, values }, isEnding) => open(key, isEnding ? null : values)}
      />
      {sheet.coming.length > 0 ? (
        <Card title="Sắp áp dụng">
          <ComingRows
            {...{ sheet, words }}
            onEdit={({ key, values, valid_from: day }) =>
              open(key, values ?? heldOf(key), day ?? first)
            }
          />
        </Card>
      ) : null}
      <Card title="Lịch sử">
        <SettingHistory
          {...{ changes, words }}
          mayChange={sheet.may_change}
          onUndo={(key, values) => open(key, values)}
        />
        {next ? <Link to={`?before=${next}`}>Cũ hơn</Link> : null}
      </Card>
    </Stack>
  );
}

/** How this page is changed, said before anybody tries. */
const Rules = ({ page }: Pick<SheetWords, 'page'>) => (
  <Banner>
    {page.begins === 'tomorrow'
      ? 'Mức mới áp dụng sớm nhất từ ngày mai. Đơn đã đặt giữ giá của ngày đặt. '
      : 'Mức mới áp dụng ngay, hoặc từ ngày bạn chọn. '}
    {page.needsTwo
      ? 'Mọi thay đổi cần người thứ hai duyệt ở trang Chờ duyệt.'
      : 'Thay đổi không cần người thứ hai duyệt.'}
  </Banner>
);
