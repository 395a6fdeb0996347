import { pictureIn } from '@hako/contract/content/pictures';
import styles from './sized-picture.module.css';

/**
 * A picture of an article or a banner: its address says how large it is, so that its place is kept.
 * Nothing for an address that is none of ours.
 */
export function SizedPicture({
  src,
  alt,
  isFirst,
}: {
  readonly src: string;
  readonly alt: string;
  /** Above the fold: loaded at once. */
  readonly isFirst?: boolean;
}) {
  const picture = pictureIn(src);
  if (!picture) return null;
  const { width, height } = picture;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={styles.picture}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}
