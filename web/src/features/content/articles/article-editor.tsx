import { useState } from 'react';
import { LeaveGuard } from '../../../parts/leave-guard.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextArea, TextInput } from '../../../ui/forms/inputs.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Prose } from '../../../ui/frames/prose.tsx';
import { AddPicture } from '../add-picture.tsx';
import { ArticleBody } from '../article-body.tsx';
import styles from '../desk-content.module.css';
import { SizedPicture } from '../sized-picture.tsx';
import type { Draft } from './use-draft.ts';

/** Writes an article, with the page that readers will see beside it. */
export function ArticleEditor({ draft }: { readonly draft: Draft }) {
  return (
    <div className={styles.editor}>
      <Form onSubmit={draft.save} refusal={draft.refusal}>
        <Words draft={draft} />
        <Cover draft={draft} />
        <Body draft={draft} />
        <Button kind="main" type="submit" isBusy={draft.isBusy} disabled={!draft.isChanged}>
          {draft.isNew ? 'Lưu bản nháp' : draft.isChanged ? 'Lưu bài' : 'Đã lưu'}
        </Button>
      </Form>
      <Preview draft={draft} />
      <LeaveGuard isUnsaved={draft.isChanged} />
    </div>
  );
}

function Words({ draft }: { readonly draft: Draft }) {
  const { text, change, isNew } = draft;
  return (
    <>
      <TextInput
        label="Tiêu đề"
        value={text.title}
        required
        minLength={3}
        maxLength={120}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextInput
        label="Câu mở đầu"
        hint="Hiện ở danh sách tin và khi chia sẻ."
        value={text.summary}
        required
        minLength={3}
        maxLength={300}
        onChange={(event) => change({ summary: event.currentTarget.value })}
      />
      <Row isBottom gap={2}>
        <TextInput
          label="Địa chỉ: /tin-tuc/…"
          value={draft.slug}
          required
          readOnly={!isNew}
          pattern="[a-z0-9\-]{1,100}"
          onChange={(event) => draft.setSlug(event.currentTarget.value)}
        />
        <TextInput
          label="Thứ tự (nhỏ đứng trước)"
          type="number"
          min={0}
          max={999}
          required
          value={text.position}
          onChange={(event) => change({ position: Number(event.currentTarget.value) })}
        />
      </Row>
    </>
  );
}

function Cover({ draft: { text, change } }: { readonly draft: Draft }) {
  return (
    <Stack>
      <Row gap={2}>
        <AddPicture
          label={text.picture ? 'Đổi ảnh đầu bài' : 'Thêm ảnh đầu bài'}
          onAdded={(picture) => change({ picture })}
        />
        {text.picture ? (
          <Button kind="quiet" onClick={() => change({ picture: '', picture_alt: '' })}>
            Bỏ ảnh đầu bài
          </Button>
        ) : null}
      </Row>
      {text.picture ? (
        <TextInput
          label="Lời mô tả ảnh đầu bài"
          hint="Cho người không xem được ảnh."
          value={text.picture_alt}
          required
          maxLength={200}
          onChange={(event) => change({ picture_alt: event.currentTarget.value })}
        />
      ) : null}
    </Stack>
  );
}

function Body({ draft: { text, change } }: { readonly draft: Draft }) {
  const [alt, setAlt] = useState('');
  const isSaid = alt.trim() !== '';
  return (
    <>
      <TextArea
        label="Nội dung"
        hint="## đầu mục · - gạch đầu dòng · **đậm** · [chữ](/link) · dòng trống để sang đoạn."
        rows={16}
        value={text.body}
        required
        maxLength={40_000}
        onChange={(event) => change({ body: event.currentTarget.value })}
      />
      <Row isBottom gap={2}>
        <TextInput
          label="Lời mô tả ảnh muốn chèn"
          isOptional
          value={alt}
          maxLength={200}
          pattern="[^\[\]]*"
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        {isSaid ? (
          <AddPicture
            label="Thêm ảnh vào cuối bài"
            onAdded={(url) => {
              change(({ body }) => ({ body: `${body.trimEnd()}\n\n![${alt.trim()}](${url})\n` }));
              setAlt((now) => (now === alt ? '' : now));
            }}
          />
        ) : null}
      </Row>
    </>
  );
}

/** The article as its readers will see it. */
const Preview = ({ draft: { text } }: { readonly draft: Draft }) => (
  <section aria-label="Xem trước" className={styles.preview}>
    <Prose title={text.title || 'Tiêu đề'} lead={text.summary} isInside>
      <SizedPicture src={text.picture} alt={text.picture_alt} />
      <ArticleBody markdown={text.body} isPreview />
    </Prose>
  </section>
);
