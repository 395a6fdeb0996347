import { useRef, useState } from 'react';
import { Picture } from '../../../ui/frames/picture.tsx';
import styles from './gallery.module.css';

/** The pictures of a listing beside each other: swiped on a phone, chosen by the small ones on a wide screen. */
export function Gallery({
  pictures,
  title,
  plate,
}: {
  readonly pictures: readonly string[];
  readonly title: string;
  /** What is over the pictures of goods that are gone; they are grey then. */
  readonly plate?: string | undefined;
}) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const count = Math.max(1, pictures.length);
  function choose(index: number) {
    setShown(index);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  }
  return (
    <div className={styles.gallery} data-closed={plate ? true : undefined}>
      <ul
        ref={strip}
        role="list"
        className={styles.shots}
        aria-label="Các ảnh"
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {(pictures.length > 0 ? pictures : [undefined]).map((picture, index) => (
          <li key={picture ?? 'none'}>
            <Picture
              src={picture}
              alt={`${title}, ảnh ${index + 1} trên ${count}`}
              isFirst={index === 0}
              fit="contain"
            />
          </li>
        ))}
      </ul>
      {plate ? <p className={styles.plate}>{plate}</p> : null}
      {count > 1 ? (
        <>
          <span aria-hidden="true" className={`${styles.place} tabular`}>
            {shown + 1}/{count}
          </span>
          <Thumbs pictures={pictures} shown={shown} onChoose={choose} />
        </>
      ) : null}
    </div>
  );
}

/** The small ones; only a wide screen has room for them. */
function Thumbs({
  pictures,
  shown,
  onChoose,
}: {
  readonly pictures: readonly string[];
  readonly shown: number;
  readonly onChoose: (index: number) => void;
}) {
  return (
    <ul role="list" className={styles.thumbs} aria-label="Chọn ảnh">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <button
            type="button"
            aria-pressed={index === shown}
            aria-label={`Ảnh ${index + 1}`}
            onClick={() => onChoose(index)}
          >
            <Picture src={picture} alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
