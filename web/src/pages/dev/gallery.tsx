import { useState } from 'react';
import { QrCode } from '../../ui/figures/qr-code.tsx';
import { Button, ButtonLink } from '../../ui/forms/button.tsx';
import { Card, Stack } from '../../ui/frames/card.tsx';
import { Pager } from '../../ui/frames/pager.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { Banner, EmptyState, ErrorState, Skeleton } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { MoneySamples, TableSample, TimelineSamples } from './figure-samples.tsx';
import { ButtonSamples, InputSamples } from './form-samples.tsx';

/** Every piece of `ui/` in one place, for whoever draws. Built in development only. */
export default function Gallery() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={3}>
      <h1>Các mảnh giao diện</h1>
      <ButtonSamples onOpen={() => setOpen(true)} />
      <InputSamples />
      <MoneySamples />
      <NoteSamples />
      <TimelineSamples />
      <TableSample />
      <Pager page={2} size={20} total={100} />
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Nạp ví"
        foot={
          <Button kind="main" isWide>
            Tôi đã chuyển
          </Button>
        }
      >
        <Stack>
          <p>Quét mã bằng ứng dụng ngân hàng. Tiền vào ví sau vài giây, trang này tự cập nhật.</p>
          <QrCode content="00020101021238570010A000000727" name="Mã VietQR" />
        </Stack>
      </Sheet>
    </Stack>
  );
}

function NoteSamples() {
  return (
    <Card title="Lời báo">
      <Stack>
        <Banner>Giá này chưa gồm cước quốc tế.</Banner>
        <Banner tone="good">Đã nhận 500.000 ₫ vào ví.</Banner>
        <Banner tone="estimate">Hàng có pin lithium: chỉ đi đường biển.</Banner>
        <Banner tone="bad" action={<Button isSmall>Nâng giá</Button>}>
          Bạn vừa bị vượt giá.
        </Banner>
        <Skeleton lines={3} />
        <EmptyState
          title="Bạn chưa đặt giá món nào"
          action={<ButtonLink to="/">Tìm món đầu tiên</ButtonLink>}
        >
          Khi bạn đặt giá, diễn biến từng giây nằm ở đây.
        </EmptyState>
        <ErrorState error={new Error('x')} onRetry={() => toast('Đang thử lại')} />
      </Stack>
    </Card>
  );
}
