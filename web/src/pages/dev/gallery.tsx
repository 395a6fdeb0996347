import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { Countdown } from '../../ui/figures/countdown.tsx';
import { DataTable } from '../../ui/figures/data-table.tsx';
import {
  Checkbox,
  MoneyInput,
  OtpInput,
  PasswordInput,
  Select,
  TextArea,
  TextInput,
} from '../../ui/forms/inputs.tsx';
import { Dong, LandedTotal, Yen } from '../../ui/figures/money.tsx';
import { Pager } from '../../ui/frames/pager.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { QrCode } from '../../ui/figures/qr-code.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { Banner, EmptyState, ErrorState, Skeleton } from '../../ui/frames/states.tsx';
import { Tabs } from '../../ui/frames/tabs.tsx';
import { CertaintyTag, Tag } from '../../ui/figures/tag.tsx';
import { Stepper, Timeline, Track } from '../../ui/figures/timeline.tsx';
import { toast } from '../../ui/frames/toast.tsx';

const minuteMs = 60_000;

/** Every piece of `ui/` in one place, for whoever draws. Built in development only. */
export default function Gallery() {
  const [isOpen, setOpen] = useState(false);
  const [amount, setAmount] = useState<number | undefined>(1_500_000);
  const [code, setCode] = useState('12');
  const [tab, setTab] = useState('all');
  return (
    <Stack gap={3}>
      <h1>Các mảnh giao diện</h1>
      <Card title="Nút">
        <Row>
          <Button kind="main">Đặt giá</Button>
          <Button kind="money">Trả 1.240.000 ₫</Button>
          <Button>Để sau</Button>
          <Button kind="quiet">Xem chi tiết</Button>
          <Button kind="main" isBusy>
            Đang gửi
          </Button>
          <Button disabled>Đã kết thúc</Button>
          <ButtonLink to="/" isSmall>
            Nhỏ
          </ButtonLink>
          <Button onClick={() => setOpen(true)}>Mở tấm</Button>
          <Button onClick={() => toast('Đã lưu vào yêu thích', 'good')}>Báo tin</Button>
        </Row>
      </Card>
      <Card title="Nhập">
        <Stack>
          <TextInput
            label="Số điện thoại"
            type="tel"
            autoComplete="tel"
            hint="Dùng để nhận mã và nội dung chuyển khoản."
          />
          <TextInput
            label="E-mail"
            type="email"
            defaultValue="khach@"
            error="Địa chỉ e-mail còn thiếu phần sau dấu @."
          />
          <PasswordInput label="Mật khẩu" />
          <MoneyInput label="Trần về tới nhà" currency="VND" amount={amount} onAmount={setAmount} />
          <OtpInput label="Mã xác nhận" code={code} onCode={setCode} />
          <Select
            label="Cách vận chuyển"
            options={[{ value: 'air', label: 'Đường bay, 5–7 ngày' }]}
          />
          <TextArea label="Ghi chú" isOptional />
          <Checkbox
            label="Dịch tiêu đề và danh mục"
            note="Chỉ lưu trên máy này."
            isSwitch
            defaultChecked
          />
          <Checkbox label="Tôi đồng ý với chính sách giao dịch" />
        </Stack>
      </Card>
      <Card title="Tiền và thời gian">
        <Stack>
          <Row gap={2}>
            <Dong amount={1_234_567} size="large" />
            <Yen amount={12_800} size="small" />
            <Countdown endsAt={Date.now() + 4 * minuteMs} />
            <Countdown endsAt={Date.now() + 3000 * minuteMs} />
          </Row>
          <LandedTotal
            totalVnd={1_240_000}
            lowVnd={1_180_000}
            highVnd={1_330_000}
            certainty="estimate"
          />
          <Row>
            <CertaintyTag certainty="certain" />
            <CertaintyTag certainty="estimate" />
            <CertaintyTag certainty="unknown" />
            <Tag>Yahoo! Đấu giá</Tag>
            <Tag tone="good">Đang dẫn đầu</Tag>
            <Tag tone="bad">Bị vượt giá</Tag>
            <Tag tone="estimate">Pin lithium</Tag>
            <Tag tone="act">Mua ngay</Tag>
          </Row>
          <Facts
            rows={[
              ['Số tài khoản', <CopyButton key="copy" value="0123456789" name="số tài khoản" />],
              ['Nội dung', '0901234567 QA ODN'],
            ]}
          />
          <Row gap={2}>
            <QrCode content="00020101021238570010A000000727" name="Mã VietQR" size={160} />
            <span style={{ width: 160 }}>
              <Picture src={undefined} alt="Không có ảnh" />
            </span>
          </Row>
        </Stack>
      </Card>
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
      <Card title="Chuyện đã xảy ra">
        <Stack gap={3}>
          <Stepper steps={['Tài khoản', 'Mã xác nhận', 'Mật khẩu']} at={1} />
          <Timeline
            entries={[
              {
                key: '1',
                time: '22:13:56,04',
                title: 'Hẹn giờ đặt giá',
                detail: 'Trước khi kết thúc 4 giây',
              },
              { key: '2', time: '22:13:56,11', title: 'Đã gửi ¥12,800', tone: 'good' },
              {
                key: '3',
                time: '22:13:56,38',
                title: 'Sàn trả lời: đã có người trả cao hơn',
                tone: 'bad',
              },
            ]}
          />
          <Track
            label="Hành trình đơn hàng"
            stations={[
              { key: 'bought', label: 'Đã được mua', state: 'done', detail: '18/11/2026 10:02' },
              {
                key: 'warehouse',
                label: 'Hàng đã về kho nước ngoài',
                state: 'now',
                detail: '1,25 kg · 3 ảnh',
              },
              {
                key: 'export',
                label: 'Xuất kho nước ngoài',
                state: 'next',
                detail: 'dự kiến 24/11/2026',
              },
            ]}
          />
        </Stack>
      </Card>
      <Tabs
        label="Trạng thái"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { key: 'all', label: 'Tất cả', count: 1204 },
          { key: 'leading', label: 'Đang dẫn đầu', count: 2 },
          { key: 'outbid', label: 'Bị vượt giá', count: 1 },
        ]}
      >
        <DataTable
          name="Đơn hàng"
          keyOf={(row) => row.code}
          rows={[
            { code: 'HK-000123', title: 'Máy ảnh Nikon FM2', total: 4_240_000 },
            { code: 'HK-000124', title: 'Ống kính 50mm f/1.4', total: 1_180_000 },
          ]}
          columns={[
            { key: 'code', head: 'Mã', cell: (row) => row.code, isSortable: true },
            { key: 'title', head: 'Món hàng', cell: (row) => row.title },
            {
              key: 'total',
              head: 'Tổng',
              cell: (row) => <Dong amount={row.total} />,
              isFigure: true,
            },
          ]}
        />
      </Tabs>
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
