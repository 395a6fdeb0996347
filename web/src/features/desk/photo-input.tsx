import { uploadDeskFileEndpoint } from '@hako/contract/files';
import { upload } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Picture } from '../../ui/picture.tsx';
import { Banner } from '../../ui/states.tsx';
import styles from './desk.module.css';

/** Pictures that go along: kept at once, attached when the form is booked. */
export function PhotoInput({ photos, onPhotos }: { readonly photos: readonly string[]; readonly onPhotos: (photos: readonly string[]) => void }) {
  const keep = useAction(async (files: readonly File[]) => {
    const ids: string[] = [];
    for (const file of files) {
      const form = new FormData();
      form.set('file', file);
      ids.push((await upload(uploadDeskFileEndpoint, form)).data.id);
    }
    return ids;
  });
  const take = async (files: FileList | null) => {
    const ids = files ? await keep.run([...files]) : undefined;
    if (ids) onPhotos([...photos, ...ids]);
  };
  return (
    <div>
      {keep.refusal ? <Banner tone="bad">{keep.refusal.message}</Banner> : null}
      <label className={styles.pick}>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          className={styles.file}
          onChange={(event) => void take(event.target.files)}
        />
        Chụp hoặc chọn ảnh
      </label>
      {keep.isBusy ? <p role="status">Đang gửi ảnh…</p> : null}
      {photos.length > 0 ? (
        <div className={styles.photos}>
          {photos.map((photo, index) => (
            <Picture key={photo} src={`/api/files/${photo}`} alt={`Ảnh ${index + 1}`} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
