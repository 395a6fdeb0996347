import { updateProfileEndpoint } from '@hako/contract/customers/customers';
import { uploadFileEndpoint } from '@hako/contract/files/files';
import { IconUser } from '@tabler/icons-react';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { sendPhoto } from '../../parts/send-photo.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './avatar-input.module.css';

/** The customer's picture: chosen, cut to a square by the server, shown at once; or taken away again. */
export function AvatarInput({ avatar }: { readonly avatar: string | null }) {
  const field = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  const save = useAction(async (file: File | null) => {
    const address = file && (await sendPhoto(uploadFileEndpoint, file, 'avatar')).url;
    return call(updateProfileEndpoint, { body: { avatar: address } });
  });

  async function change(file: File | null) {
    const saved = await save.run(file);
    if (field.current) field.current.value = '';
    if (!saved) return;
    toast(vi.updated, 'good');
    await revalidate();
  }

  return (
    <div className={styles.frame}>
      <Face avatar={avatar} />
      <div className={styles.acts}>
        <input
          ref={field}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/avif,image/gif"
          className={styles.file}
          aria-label="Chọn ảnh đại diện"
          tabIndex={-1}
          onChange={(event) =>
            event.currentTarget.files?.[0] && void change(event.currentTarget.files[0])
          }
        />
        <Button isSmall isBusy={save.isBusy} onClick={() => field.current?.click()}>
          {avatar ? 'Đổi ảnh' : 'Thêm ảnh đại diện'}
        </Button>
        {avatar ? (
          <Button isSmall kind="quiet" onClick={() => void change(null)}>
            Bỏ ảnh
          </Button>
        ) : null}
        <p className={styles.note}>
          Ảnh tối đa 8 MB. Vị trí chụp và thông tin máy ảnh được xóa khi lưu.
        </p>
      </div>
      {save.refusal ? (
        <Banner tone="bad">
          {vi.notUpdated} {save.refusal.message}
        </Banner>
      ) : null}
    </div>
  );
}

function Face({ avatar }: { readonly avatar: string | null }) {
  return avatar ? (
    <img src={avatar} alt="Ảnh đại diện của bạn" className={styles.face} />
  ) : (
    <IconUser aria-hidden="true" className={styles.face} stroke={1} />
  );
}
