import { useState } from 'react';
import { Picture } from '../../../ui/frames/picture.tsx';
import styles from './item.module.css';

/** The pictures of a listing: one large, the others to choose from. */
export function Gallery({
  pictures,
  title,
}: {
  readonly pictures: readonly string[];
  readonly title: string;
}) {
  const [shown, setShown] = useState(0);
  return (
    <div className={styles.gallery}>
      <Picture
        src={pictures[shown]}
        alt={`${title}, ảnh ${shown + 1} trên ${Math.max(1, pictures.length)}`}
        isFirst
        fit="contain"
      />
      {pictures.length > 1 ? (
        <ul role="list" className={styles.thumbs} aria-label="Các ảnh">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-pressed={index === shown}
                aria-label={`Ảnh ${index + 1}`}
                onClick={() => setShown(index)}
              >
                <Picture src={picture} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
