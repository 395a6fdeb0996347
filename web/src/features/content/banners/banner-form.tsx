import { type DeskBanner, LISTED_HOSTS, saveBannerEndpoint } from '@hako/contract/content/banners';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useTask } from '../../../parts/desk/use-task.ts';
import { inputOf, momentOfInput } from '../../../text/time.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Checkbox, TextInput } from '../../../ui/forms/inputs.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { AddPicture } from '../add-picture.tsx';
import styles from '../desk-content.module.css';
import { SizedPicture } from '../sized-picture.tsx';

/** A banner as it is edited; times as their fields have them. */
export type BannerDraft = Pick<
  DeskBanner,
  'id' | 'name' | 'link' | 'alt' | 'wide' | 'phone' | 'position' | 'is_active' | 'version'
> & { readonly from: string; readonly until: string };

export const draftOf = (banner: DeskBanner): BannerDraft => ({
  ...banner,
  from: inputOf(banner.shows_from),
  until: inputOf(banner.shows_until),
});

const bodyOf = ({ id: _id, from, until, ...rest }: BannerDraft) => ({
  name: rest.name.trim(),
  link: rest.link.trim(),
  alt: rest.alt.trim(),
  ...{ wide: rest.wide, phone: rest.phone, position: rest.position, is_active: rest.is_active },
  version: rest.version,
  shows_from: momentOfInput(from),
  shows_until: until ? momentOfInput(until) : null,
});

/** Makes or changes a banner of the home page. */
export function BannerForm({
  first,
  onClose,
}: {
  readonly first: BannerDraft;
  readonly onClose: () => void;
}) {
  const [draft, setDraft] = useState(first);
  const change = (part: Partial<BannerDraft>) => setDraft((now) => ({ ...now, ...part }));
  const save = useTask(
    (typed: BannerDraft, idempotencyKey) =>
      call(
        saveBannerEndpoint,
        { params: { id: typed.id }, body: bodyOf(typed) },
        { idempotencyKey },
      ),
    'Đã lưu banner',
    onClose,
  );
  const isWhole = draft.wide !== '' && draft.phone !== '';
  return (
    <Sheet isOpen onClose={onClose} title={first.name === '' ? 'Banner mới' : 'Sửa banner'}>
      <Form onSubmit={() => save.run(draft)} refusal={save.refusal}>
        <Words draft={draft} change={change} />
        <PictureField label="Ảnh rộng (từ 1.200 điểm, dẹt ít nhất 3:1)" url={draft.wide}>
          <AddPicture label="Chọn ảnh rộng" onAdded={(wide) => change({ wide })} />
        </PictureField>
        <PictureField
          label="Ảnh cho điện thoại (từ 600 điểm, không cao hơn rộng)"
          url={draft.phone}
        >
          <AddPicture label="Chọn ảnh cho điện thoại" onAdded={(phone) => change({ phone })} />
        </PictureField>
        <Times draft={draft} change={change} />
        <Button kind="main" type="submit" isWide isBusy={save.isBusy} disabled={!isWhole}>
          {isWhole ? 'Lưu banner' : 'Chọn đủ hai ảnh'}
        </Button>
      </Form>
    </Sheet>
  );
}

interface Part {
  readonly draft: BannerDraft;
  readonly change: (part: Partial<BannerDraft>) => void;
}

const Words = ({ draft, change }: Part) => (
  <>
    <TextInput
      label="Tên (chỉ nhân viên thấy)"
      value={draft.name}
      required
      minLength={2}
      maxLength={80}
      onChange={(event) => change({ name: event.currentTarget.value })}
    />
    <TextInput
      label="Dẫn tới"
      hint={`Trang của Hako (/tin-tuc/…) hoặc kênh của Hako: ${LISTED_HOSTS.join(', ')}.`}
      value={draft.link}
      required
      maxLength={500}
      onChange={(event) => change({ link: event.currentTarget.value })}
    />
    <TextInput
      label="Lời mô tả ảnh"
      hint="Nói đủ điều viết trên ảnh, cho người không xem được ảnh."
      value={draft.alt}
      required
      minLength={3}
      maxLength={200}
      onChange={(event) => change({ alt: event.currentTarget.value })}
    />
  </>
);

const PictureField = ({
  label,
  url,
  children,
}: {
  readonly label: string;
  readonly url: string;
  readonly children: ReactNode;
}) => (
  <Stack gap={1}>
    <p>{label}</p>
    <div className={styles.thumb}>
      <SizedPicture src={url} alt="" />
    </div>
    {children}
  </Stack>
);

const Times = ({ draft, change }: Part) => (
  <>
    <Row isBottom gap={2}>
      <TextInput
        label="Hiện từ"
        type="datetime-local"
        required
        value={draft.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextInput
        label="Đến"
        type="datetime-local"
        isOptional
        value={draft.until}
        onChange={(event) => change({ until: event.currentTarget.value })}
      />
      <TextInput
        label="Thứ tự"
        type="number"
        min={0}
        max={999}
        required
        value={draft.position}
        onChange={(event) => change({ position: Number(event.currentTarget.value) })}
      />
    </Row>
    <Checkbox
      label="Đang bật"
      checked={draft.is_active}
      onChange={(event) => change({ is_active: event.currentTarget.checked })}
    />
  </>
);
