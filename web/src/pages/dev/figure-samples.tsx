import { useState } from 'react';
import { Countdown } from '../../ui/figures/countdown.tsx';
import { DataTable } from '../../ui/figures/data-table.tsx';
import { Dong, LandedTotal, Yen } from '../../ui/figures/money.tsx';
import { QrCode } from '../../ui/figures/qr-code.tsx';
import { CertaintyTag, Tag } from '../../ui/figures/tag.tsx';
import { Rail } from '../../ui/figures/rail.tsx';
import { Stepper, Timeline } from '../../ui/figures/timeline.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { Card, Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { Tabs } from '../../ui/frames/tabs.tsx';
import styles from './figure-samples.module.css';

const minuteMs = 60_000;

/** Money, clocks, tags and pictures. */
export function MoneySamples() {
  return (
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
          <div className={styles.picture}>
            <Picture src={undefined} alt="Không có ảnh" />
          </div>
        </Row>
      </Stack>
    </Card>
  );
}

/** What happened and what is still to come. */
export function TimelineSamples() {
  return (
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
        <Rail
          stations={8}
          at={2}
          name="Kho Nhật Bản"
          large={{ beganAt: '2026-11-18T03:02:00Z', arrivedAt: null }}
        />
      </Stack>
    </Card>
  );
}

/** A table behind its tabs. */
export function TableSample() {
  const [tab, setTab] = useState('all');
  return (
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
  );
}
