import { useIsWide } from '../../../device/phone.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { useNow } from '../../../ui/figures/now.ts';
import { QrCode } from '../../../ui/figures/qr-code.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { useNextPage } from './next-page.ts';
import styles from './qr-sign-in.module.css';
import { type QrSignIn as Qr, useQrSignIn } from './use-qr-sign-in.ts';

const SIZE = 208;

/** Signs this browser in with a phone that is signed in already. Only where the screen is wide: a phone cannot scan itself. */
export function QrSignIn({ next }: { readonly next: string | null }) {
  const isWide = useIsWide();
  const goOn = useNextPage(next);
  const { qr, renew } = useQrSignIn(isWide, () => {
    toast('Đăng nhập thành công', 'good');
    void goOn();
  });
  return (
    <section className={styles.panel} aria-labelledby="qr-sign-in">
      <h2 id="qr-sign-in" className={styles.title}>
        Đăng nhập bằng mã QR
      </h2>
      <div className={styles.square}>
        <Face qr={qr} onRenew={renew} />
      </div>
      <div aria-live="polite" className={styles.words}>
        <Words qr={qr} />
      </div>
    </section>
  );
}

function Face({ qr, onRenew }: { readonly qr: Qr; readonly onRenew: () => void }) {
  if (qr.step === 'making')
    return <span className={styles.making} role="status" aria-label="Đang lấy mã QR" />;
  if (qr.step === 'shown')
    return <QrCode content={qr.content} name="Mã QR để đăng nhập" size={SIZE} />;
  if (qr.step === 'scanned')
    return (
      <p className={styles.number}>
        <small>Số của bạn</small>
        <strong data-testid="qr-number">{qr.number}</strong>
      </p>
    );
  return (
    <Button onClick={onRenew} kind="main">
      Lấy mã mới
    </Button>
  );
}

function Words({ qr }: { readonly qr: Qr }) {
  switch (qr.step) {
    case 'making':
      return <p>Đang lấy mã…</p>;
    case 'shown':
      return (
        <>
          <p>
            Mở camera của điện thoại đã đăng nhập Hako, quét mã rồi làm theo màn hình điện thoại.
          </p>
          <Left endsAtMs={qr.endsAtMs} />
        </>
      );
    case 'scanned':
      return (
        <>
          <p>Đã quét. Nhập số này trên điện thoại để đăng nhập tại đây, đừng đọc số cho ai.</p>
          <Left endsAtMs={qr.endsAtMs} />
        </>
      );
    case 'refused':
      return <p>Điện thoại đã từ chối, hoặc số nhập vào không khớp. Chưa có gì được đăng nhập.</p>;
    case 'resting':
      return <p>Mã đã hết hạn.</p>;
    case 'failed':
      return <p>{qr.message}</p>;
  }
}

/** Not in the live region's way: it changes each second, so screen readers leave it. */
function Left({ endsAtMs }: { readonly endsAtMs: number }) {
  // The clock of the page moves once a second and may be one behind.
  const seconds = Math.min(120, Math.max(0, Math.ceil((endsAtMs - useNow()) / 1000)));
  return (
    <p className={styles.left} aria-live="off">
      Mã còn dùng được {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </p>
  );
}
