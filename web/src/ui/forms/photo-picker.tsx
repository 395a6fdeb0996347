import { IconX } from '@tabler/icons-react';
import { Picture } from '../frames/picture.tsx';
import styles from './photo-picker.module.css';
import { Banner } from '../frames/states.tsx';

/** Pictures that go along with a form: chosen or taken, each shown once it was sent. `onFiles` sends them. */
export function PhotoPicker({
  photos,
  onFiles,
  onRemove,
  isBusy,
  problem,
}: {
  /** Ids of what was sent. */
  readonly photos: readonly string[];
  readonly onFiles: (files: readonly File[]) => void;
  /** Takes a wrong one out again. */
  readonly onRemove: (photo: string) => void;
  readonly isBusy: boolean;
  readonly problem?: string | undefined;
}) {
  return (
    <div>
      {problem ? <Banner tone="bad">{problem}</Banner> : null}
      <label className={styles.pick}>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          className={styles.file}
          onChange={(event) => event.target.files && onFiles([...event.target.files])}
        />
        Chụp hoặc chọn ảnh
      </label>
      {isBusy ? <p role="status">Đang gửi ảnh…</p> : null}
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo} className={styles.kept}>
              <Picture src={`/api/files/${photo}`} alt={`Ảnh ${index + 1}`} />
              <button
                type="button"
                className={styles.remove}
                aria-label={`Bỏ ảnh ${index + 1}`}
                onClick={() => onRemove(photo)}
              >
                <IconX aria-hidden="true" size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Small pictures in a row. */
export function PhotoRow({ urls }: { readonly urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <div className={styles.photos}>
      {urls.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" aria-label={`Mở ảnh ${index + 1}`}>
          <Picture src={url} alt={`Ảnh ${index + 1}`} />
        </a>
      ))}
    </div>
  );
}
