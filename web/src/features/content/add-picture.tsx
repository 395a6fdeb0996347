import { addPictureEndpoint } from '@hako/contract/content/pictures';
import { uploadDeskFileEndpoint } from '@hako/contract/files/files';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { sendPhoto } from '../../parts/send-photo.ts';
import picker from '../../ui/forms/photo-picker.module.css';
import { Banner } from '../../ui/frames/states.tsx';
import styles from './desk-content.module.css';

/** Sends a picture, and shows it to everybody who has its address. */
export function AddPicture({
  label,
  onAdded,
}: {
  readonly label: string;
  /** The address, with the size in it. */
  readonly onAdded: (url: string) => void;
}) {
  const add = useAction(async (file: File) => {
    const kept = await sendPhoto(uploadDeskFileEndpoint, file, 'content');
    return (await call(addPictureEndpoint, { body: { file: kept.id } })).data.url;
  });
  async function take(file: File | undefined): Promise<void> {
    const url = file && (await add.run(file));
    if (url) onAdded(url);
  }
  return (
    <div className={styles.add}>
      <label className={picker.pick}>
        <input
          type="file"
          className={picker.file}
          accept="image/jpeg,image/png,image/webp"
          disabled={add.isBusy}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        {add.isBusy ? 'Đang gửi ảnh…' : label}
      </label>
      {add.refusal ? <Banner tone="bad">{add.refusal.message}</Banner> : null}
    </div>
  );
}
