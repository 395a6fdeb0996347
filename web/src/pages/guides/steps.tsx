import type { ReactNode } from 'react';
import { Box, type BoxPose } from '../../ui/paper/box.tsx';
import styles from './steps.module.css';

/** Steps under each other, each with the box as it stands then. */
export function Steps({
  steps,
}: {
  readonly steps: readonly { readonly pose: BoxPose; readonly says: ReactNode }[];
}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ pose, says }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a guide keep their places.
        <li key={index}>
          <Box pose={pose} />
          <p>{says}</p>
        </li>
      ))}
    </ol>
  );
}
