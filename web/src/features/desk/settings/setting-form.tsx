import type { SettingValues } from '@hako/contract/settings/field';
import {
  changeSettingEndpoint,
  previewSettingEndpoint,
  type SettingSheet,
  type TypicalCost,
} from '@hako/contract/settings/settings';
import { changesOf } from '@hako/contract/settings/word-value';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { ReasonInput } from '../../../parts/desk/reason-input.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form, RefusalNote } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Card, Row, Stack } from '../../../ui/frames/card.tsx';
import { ChangeList } from './change-list.tsx';
import { missingField } from './draft.ts';
import { NoticePreview } from './notice-preview.tsx';
import { SettingFields } from './setting-field.tsx';
import { TypicalTable } from './typical-table.tsx';
import type { SheetWords } from './setting-words.ts';

/** What somebody begins to change: an empty key is a new row, null values end it. */
export interface Draft {
  readonly key: string;
  /** What holds now; null for a new row. */
  readonly before: SettingValues | null;
  readonly values: SettingValues | null;
  readonly day: string;
  /** The last change of each row when this one was opened. */
  readonly seenChanges: SettingSheet['last_changes'];
}

interface Props {
  readonly sheet: SettingSheet;
  readonly words: SheetWords;
  readonly draft: Draft;
  readonly onClose: () => void;
}

/** Changes one row from a day on: the new values, what they change, the day and the reason. */
export function SettingForm({ sheet, words, draft, onClose }: Props) {
  const { page, nameOf, codes } = words;
  const [key, setKey] = useState(draft.key);
  const [values, setValues] = useState(draft.values);
  const [day, setDay] = useState(draft.day);
  const [reason, setReason] = useState('');
  const asked = { key: key.trim(), values: values && { ...values }, valid_from: day };
  const changes = changesOf(page.fields, draft.before, values, codes);
  const change = useChange(sheet.name, page.needsTwo, onClose);
  const isNew = draft.key === '';
  const lacks = values ? missingField(page.fields, values) : undefined;
  return (
    <Card title={titleOf(draft, nameOf(draft.key, draft.before))}>
      <Form
        onSubmit={() =>
          change.run({
            ...asked,
            reason: reason.trim(),
            seen_change: draft.seenChanges[asked.key] ?? 0,
          })
        }
        refusal={change.refusal}
      >
        {isNew ? <NewKey {...{ words, sheet, keyName: key, onKey: setKey }} /> : null}
        {values ? (
          <Values {...{ sheet, words, values }} code={draft.key} onValues={setValues} />
        ) : null}
        <TextInput
          label="Áp dụng từ ngày"
          type="date"
          hint={
            page.begins === 'tomorrow'
              ? 'Sớm nhất là ngày mai: giá của hôm nay không đổi giữa chừng.'
              : undefined
          }
          required
          min={sheet.first_day}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        {isNew || values === null ? null : <ChangeList changes={changes} />}
        {page.hasPreview ? (
          <Preview name={sheet.name} asked={asked} isReady={lacks === undefined && key !== ''} />
        ) : null}
        <ReasonInput reason={reason} onReason={setReason} hint="Ghi vào lịch sử và nhật ký." />
        <Row>
          <Button kind="main" type="submit" isBusy={change.isBusy}>
            {page.needsTwo ? 'Gửi người thứ hai duyệt' : 'Lưu mức mới'}
          </Button>
          <Button onClick={onClose}>Không đổi nữa</Button>
        </Row>
      </Form>
    </Card>
  );
}

interface ValuesProps extends Pick<Props, 'sheet' | 'words'> {
  readonly code: string;
  readonly values: SettingValues;
  readonly onValues: (values: SettingValues) => void;
}

const Values = ({ sheet, words, code, values, onValues }: ValuesProps) => (
  <>
    <SettingFields fields={words.page.fields} names={sheet.names} {...{ values, onValues }} />
    {sheet.name === 'notice-texts' ? <NoticePreview {...{ code, values, onValues }} /> : null}
  </>
);

function titleOf({ key, values }: Draft, name: string): string {
  if (key === '') return 'Thêm dòng';
  return values === null ? `Ngừng áp dụng: ${name}` : `Sửa: ${name}`;
}

const useChange = (name: string, needsTwo: boolean, onClose: () => void) =>
  useTask(
    (
      body: {
        key: string;
        values: SettingValues | null;
        valid_from: string;
        reason: string;
        seen_change: number;
      },
      idempotencyKey,
    ) =>
      call(
        changeSettingEndpoint,
        { params: { name }, body: { ...body, values: body.values && { ...body.values } } },
        { idempotencyKey },
      ),
    needsTwo ? 'Đã gửi, chờ người thứ hai duyệt' : 'Đã lưu mức mới',
    onClose,
  );

/** What the new row is about: chosen where the list is closed. */
function NewKey({
  words: { page },
  sheet,
  keyName,
  onKey,
}: {
  readonly words: SheetWords;
  readonly sheet: SettingSheet;
  readonly keyName: string;
  readonly onKey: (key: string) => void;
}) {
  const taken = new Set(sheet.rows.map(({ key }) => key));
  const free = Object.entries(page.keys ?? {}).filter(([key]) => !taken.has(key));
  if (page.keys)
    return (
      <Row>
        {free.map(([key, label]) => (
          <Button
            key={key}
            isSmall
            kind={key === keyName ? 'main' : 'plain'}
            aria-pressed={key === keyName}
            onClick={() => onKey(key)}
          >
            {label}
          </Button>
        ))}
      </Row>
    );
  return (
    <TextInput
      label={page.keyLabel ?? 'Mã'}
      hint="Chữ không dấu, số và gạch nối: phu-thu-le. Mã không đổi được về sau."
      required
      pattern="[a-z0-9][a-z0-9\-]{1,39}"
      value={keyName}
      onChange={(event) => onKey(event.currentTarget.value)}
    />
  );
}

interface PreviewProps {
  readonly name: string;
  readonly asked: { key: string; values: Record<string, unknown> | null; valid_from: string };
  readonly isReady: boolean;
}

/** Tries the change on typical orders, before anybody decides. */
function Preview({ name, asked, isReady }: PreviewProps) {
  const [shown, setShown] = useState<{ of: string; costs: readonly TypicalCost[] }>();
  const now = JSON.stringify(asked);
  const preview = useAction(async (body: PreviewProps['asked']) => {
    const { data } = await call(previewSettingEndpoint, { params: { name }, body });
    setShown({ of: JSON.stringify(body), costs: data });
  });
  return (
    <Stack>
      <Row>
        <Button isBusy={preview.isBusy} disabled={!isReady} onClick={() => void preview.run(asked)}>
          Xem thử trên đơn mẫu
        </Button>
      </Row>
      <RefusalNote refusal={preview.refusal} />
      {shown ? <TypicalTable costs={shown.costs} isOld={shown.of !== now} /> : null}
    </Stack>
  );
}
