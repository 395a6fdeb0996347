import { useState } from 'react';
import { pictureAddress } from '../../api/picture-address.ts';
import { Box } from '../paper/box.tsx';
import styles from './picture.module.css';

/**
 * A picture in a reserved square: nothing moves when it arrives, and a missing or broken one leaves
 * the drawn box. `alt` is empty beside its title.
 */
export function Picture({
  src,
  alt,
  isFirst,
  fit = 'cover',
}: {
  readonly src: string | undefined;
  readonly alt: string;
  /** The largest picture above the fold: loaded at once. */
  readonly isFirst?: boolean;
  readonly fit?: 'cover' | 'contain';
}) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={styles.box}>
      {src && !isBroken ? (
        <img
          src={pictureAddress(src)}
          alt={alt}
          width={400}
          height={400}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
          data-fit={fit}
          // One that failed before this page woke up tells nobody any more.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(true);
          }}
          onError={() => setBroken(true)}
        />
      ) : (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has the name only when it has the role.
        <span
          className={styles.missing}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
        >
          <Box pose="taped" />
        </span>
      )}
    </span>
  );
}
