import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../forms/button.tsx';
import { toast } from '../frames/toast.tsx';
import styles from './picture-buttons.module.css';
import type { SlipPicture } from './slip-picture.ts';

/** Keeps a slip as a picture, or hands it to another app of the phone, where the browser can. */
export function PictureButtons({
  slip,
  keep,
  share,
}: {
  readonly slip: SlipPicture;
  /** What the buttons say. */
  readonly keep: string;
  readonly share: string;
}) {
  const [isBusy, setBusy] = useState(false);
  // Sharing is allowed only right after a tap: what draws the picture is there by then.
  useEffect(() => void import('./slip-picture.ts'), []);
  async function run(work: (picture: File) => Promise<void> | void, failed: string) {
    setBusy(true);
    try {
      const { slipPicture } = await import('./slip-picture.ts');
      await work(await slipPicture(slip));
    } catch (error) {
      // Who closes the share sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(failed, 'bad');
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={styles.buttons}>
      {mayShare() ? (
        <Button
          kind="main"
          isBusy={isBusy}
          onClick={() => void run((picture) => navigator.share({ files: [picture] }), NOT_SHARED)}
        >
          <IconShare2 aria-hidden="true" size={20} /> {share}
        </Button>
      ) : null}
      <Button isBusy={isBusy} onClick={() => void run(keepPicture, NOT_KEPT)}>
        <IconDownload aria-hidden="true" size={20} /> {keep}
      </Button>
    </div>
  );
}

const NOT_SHARED = 'Trình duyệt chưa mở được ứng dụng khác. Bạn lưu ảnh rồi mở trong ứng dụng nhé.';
const NOT_KEPT = 'Trình duyệt chưa cho phép lưu ảnh này. Bạn chụp màn hình giúp Hako nhé.';

const mayShare = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'hako.png', { type: 'image/png' })] }) ?? false;

function keepPicture(picture: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  // The browser reads it after this turn; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
