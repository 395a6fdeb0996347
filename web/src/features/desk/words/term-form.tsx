import {
  type GlossaryTerm,
  TERM_KINDS,
  type TermKindName,
  writeGlossaryTermEndpoint,
} from '@hako/contract/translation/terms';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ReasonInput } from '../../../parts/desk/reason-input.tsx';
import { useTask } from '../../../parts/desk/use-task.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { KIND_TEXTS } from './kind-texts.ts';

export type TermDraft = Pick<
  GlossaryTerm,
  'kind' | 'japanese' | 'reading' | 'vietnamese' | 'forms'
>;

const cellsOf = (text: string): string[] =>
  text
    .split(',')
    .map((form) => form.trim())
    .filter(Boolean);
const kindOf = (kind: string): TermKindName => TERM_KINDS.find((known) => known === kind) ?? 'noun';

const bodyOf = (term: TermDraft, reason: string) => ({
  kind: kindOf(term.kind),
  vietnamese: term.vietnamese.trim(),
  japanese: term.japanese.trim(),
  reading: term.reading.trim(),
  forms: [...term.forms],
  reason: reason.trim(),
});

/** A word and what Japan is asked with for it: a new one, or one that is there. */
export function TermForm({
  draft,
  isNew,
  onClose,
}: {
  readonly draft: TermDraft;
  readonly isNew: boolean;
  readonly onClose: () => void;
}) {
  const [kind, setKind] = useState(kindOf(draft.kind));
  const [vietnamese, setVietnamese] = useState(draft.vietnamese);
  const [japanese, setJapanese] = useState(draft.japanese);
  const [reading, setReading] = useState(draft.reading);
  const [forms, setForms] = useState(draft.forms.join(', '));
  const [reason, setReason] = useState('');
  const write = useTask(
    (given: TermDraft, idempotencyKey) =>
      call(writeGlossaryTermEndpoint, { body: bodyOf(given, reason) }, { idempotencyKey }),
    'Đã lưu, có hiệu lực ngay',
    onClose,
  );
  const term = { kind, vietnamese, japanese, reading, forms: cellsOf(forms) };
  return (
    <Sheet isOpen onClose={onClose} title={isNew ? 'Thêm vào bảng từ' : 'Sửa một từ'}>
      <Form onSubmit={() => write.run(term)} refusal={write.refusal}>
        <Words
          {...{ vietnamese, setVietnamese, japanese, setJapanese, reading, setReading }}
          isJapaneseFixed={!isNew}
        />
        <TextInput
          label="Cách gõ khác"
          hint="Cách nhau bằng dấu phẩy."
          isOptional
          value={forms}
          onChange={(event) => setForms(event.currentTarget.value)}
        />
        <Select
          label="Loại"
          value={kind}
          options={TERM_KINDS.map((value) => ({ value, label: KIND_TEXTS[value] }))}
          onChange={(event) => setKind(kindOf(event.currentTarget.value))}
        />
        <ReasonInput reason={reason} onReason={setReason} />
        <Button kind="main" type="submit" isWide isBusy={write.isBusy}>
          Lưu từ này
        </Button>
      </Form>
    </Sheet>
  );
}

interface WordsProps {
  readonly vietnamese: string;
  readonly setVietnamese: (text: string) => void;
  readonly japanese: string;
  readonly setJapanese: (text: string) => void;
  readonly reading: string;
  readonly setReading: (text: string) => void;
  readonly isJapaneseFixed: boolean;
}

function Words(props: WordsProps) {
  return (
    <>
      <TextInput
        label="Tiếng Việt"
        required
        maxLength={100}
        value={props.vietnamese}
        onChange={(event) => props.setVietnamese(event.currentTarget.value)}
      />
      <TextInput
        label="Tiếng Nhật để tìm"
        lang="ja"
        required
        maxLength={100}
        readOnly={props.isJapaneseFixed}
        value={props.japanese}
        onChange={(event) => props.setJapanese(event.currentTarget.value)}
      />
      <TextInput
        label="Cách đọc (hiragana)"
        hint="Cần có khi tiếng Nhật có chữ Hán."
        lang="ja"
        isOptional
        maxLength={100}
        value={props.reading}
        onChange={(event) => props.setReading(event.currentTarget.value)}
      />
    </>
  );
}
