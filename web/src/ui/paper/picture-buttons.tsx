import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../forms/button.tsx';
import { toast } from '../frames/toast.tsx';
import styles from './picture-buttons.module.css';
import type { SlipPicture } from './slip-picture.ts';

/** What draws the picture; it is kept by the browser once it came. */
const readPen = () => import('./slip-picture.ts');

/**
 * Keeps a slip as a picture, or hands it to another app of the phone, where the browser can. It is
 * drawn here, from what the page shows. `isQuiet`: it stands under a slip and asks for nothing.
 */
export function PictureButtons({
  slip,
  keep,
  share,
  isQuiet = false,
}: {
  readonly slip: SlipPicture;
  /** What the buttons say. */
  readonly keep: string;
  readonly share: string;
  readonly isQuiet?: boolean;
}) {
  const [isBusy, setBusy] = useState(false);
  const mayShare = useSyncExternalStore(neverChanges, canShare, () => false);
  // Sharing is allowed only right after a tap: what draws the picture is there by then.
  useEffect(() => void (isQuiet ? undefined : readPen()), [isQuiet]);
  async function run(work: (picture: File) => Promise<void> | void, failed: string) {
    setBusy(true);
    try {
      const { slipPicture } = await readPen();
      await work(await slipPicture(slip));
    } catch (error) {
      // Who closes the share sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(failed, 'bad');
    } finally {
      setBusy(false);
    }
  }
  const look = {
    ...(isQuiet ? ({ kind: 'quiet', isSmall: true } as const) : {}),
    onPointerDown: () => void readPen(),
    onFocus: () => void readPen(),
  };
  return (
    <div className={isQuiet ? styles.quiet : styles.buttons}>
      {mayShare ? (
        <Button
          kind="main"
          {...look}
          isBusy={isBusy}
          onClick={() => void run((picture) => navigator.share({ files: [picture] }), NOT_SHARED)}
        >
          <IconShare2 aria-hidden="true" size={20} /> {share}
        </Button>
      ) : null}
      <Button {...look} isBusy={isBusy} onClick={() => void run(keepPicture, NOT_KEPT)}>
        <IconDownload aria-hidden="true" size={20} /> {keep}
      </Button>
    </div>
  );
}

const NOT_SHARED = 'Trình duyệt chưa mở được ứng dụng khác. Bạn lưu ảnh rồi mở trong ứng dụng nhé.';
const NOT_KEPT = 'Trình duyệt chưa cho phép lưu ảnh này. Bạn chụp màn hình giúp Hako nhé.';

const neverChanges = () => () => undefined;

const canShare = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'hako.png', { type: 'image/png' })] }) ?? false;

function keepPicture(picture: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  // The browser reads it after this turn; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
