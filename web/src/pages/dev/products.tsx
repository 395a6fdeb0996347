import { ForecastPairs } from '../../parts/price/forecast-pairs.tsx';
import { Seal } from '../../ui/paper/seal.tsx';
import { Slip } from '../../ui/paper/slip.tsx';
import { OrderTrack } from '../../features/orders/order-track.tsx';
import { ListingCard } from '../../features/marketplaces/cards/listing-card.tsx';
import { ListingGrid } from '../../features/marketplaces/cards/listing-grid.tsx';
import { PriceBreakdown } from '../../parts/price/price-breakdown.tsx';
import { Card, Stack, WithAside } from '../../ui/frames/card.tsx';

const range = (likely: number) => ({ low: likely - 60_000, likely, high: likely + 90_000 });
const line = (
  code: string,
  label: string,
  payment: number,
  vnd: number,
  jpy: number,
  certainty: 'certain' | 'estimate' | 'unknown',
) => ({
  code,
  label,
  payment,
  vnd,
  group: 'goods',
  currency: jpy ? 'JPY' : 'VND',
  amount: jpy || vnd,
  certainty,
  item: -1,
  low_vnd: certainty === 'certain' ? vnd : vnd - 60_000,
  high_vnd: certainty === 'certain' ? vnd : vnd + 90_000,
  rule: 'Theo tỷ giá khóa ¥1 = 170 ₫.',
  reason: certainty === 'certain' ? '' : 'Chưa cân thật.',
});

const breakdown = {
  ship_mode: 'air',
  as_of: '2026-11-21',
  certainty: 'estimate' as const,
  lines: [
    line('goods', 'Tiền hàng', 1, 3_145_000, 18_500, 'certain'),
    line('domestic', 'Vận chuyển trong Nhật', 1, 187_000, 1100, 'certain'),
    line('service', 'Phí dịch vụ', 1, 252_000, 0, 'certain'),
    line('freight', 'Cước bay Nhật – Việt', 2, 264_000, 0, 'estimate'),
    line('delivery', 'Giao tận nhà', 2, 0, 0, 'unknown'),
  ],
  first_payment: range(3_584_000),
  second_payment: range(264_000),
  landed_total: range(3_848_000),
  weight: { real_g: 850, volumetric_g: 1200, billed_g: 1200 },
  flags: [
    {
      code: 'battery',
      rule: 'warn' as const,
      reason: 'Máy có pin: kho sẽ tháo pin trước khi gửi đường bay.',
      item: 0,
    },
  ],
  items: [0],
};
const modes = [
  {
    ship_mode: 'air',
    label: 'Đường bay',
    days_min: 5,
    days_max: 8,
    landed_total: range(3_848_000),
    second_payment: range(264_000),
    flags: [],
  },
  {
    ship_mode: 'sea',
    label: 'Đường biển',
    days_min: 20,
    days_max: 30,
    landed_total: range(3_690_000),
    second_payment: range(106_000),
    flags: [],
  },
];
const cards = Array.from({ length: 6 }, (_, index) => ({
  to: '/',
  siteName: index % 2 ? 'Mercari' : 'Yahoo! Đấu giá',
  title:
    index === 5
      ? 'Nikon FM2 ブラック ボディ 動作確認済み 美品'
      : 'Máy ảnh phim Nikon FM2 thân máy đen, đã kiểm tra màn trập',
  isJapanese: index === 5,
  originalTitle: index === 5 ? undefined : 'Nikon FM2 ブラック ボディ 動作確認済み フィルムカメラ',
  pictureUrl: undefined,
  priceJpy: 18_500 + index * 100,
  priceVnd: 3_145_000 + index * 17_000,
  landed:
    index === 4
      ? undefined
      : {
          likelyVnd: 3_848_000,
          lowVnd: 3_788_000,
          highVnd: 3_938_000,
          certainty: 'estimate' as const,
        },
  auction:
    index % 2 ? undefined : { endsAt: Date.now() + (index * 200 + 4) * 60_000, bidCount: index },
  status: index === 3 ? ('sold' as const) : ('open' as const),
  seller: { ratingPercent: index === 2 ? 97.2 : 99.7, isStore: false, isDoubtful: index === 2 },
  warnings: index === 2 ? [{ word: 'Có pin', reason: 'Có pin lithium.' }] : [],
}));
const forecast = (code: string, label: string, vnd: number, actual: number | null) => ({
  code,
  label,
  group: 'x',
  payment: 2,
  currency: 'VND',
  rule: '',
  reason: '',
  certainty: 'estimate',
  forecast: vnd,
  forecast_vnd: vnd,
  low_vnd: vnd,
  high_vnd: vnd,
  actual,
  actual_vnd: actual,
  why: actual === null ? '' : 'Lúc đặt ước tính 1,5 kg; cân tại kho 1,3 kg, tính cước 1,5 kg.',
});

const ORDER: Parameters<typeof OrderTrack>[0]['order'] = {
  state: 'WAREHOUSE',
  status_label: 'Hàng đã về kho nước ngoài',
  moved_at: '2026-11-20T08:40:00Z',
  measured: { weight_g: 1250, length_cm: 30, width_cm: 20, height_cm: 12 },
  track: [
    { code: 'buy', label: 'Mua hàng', standing: 'passed', reached_at: '2026-11-18T03:02:00Z' },
    { code: 'japan', label: 'Kho Nhật Bản', standing: 'here', reached_at: '2026-11-20T08:40:00Z' },
    { code: 'export', label: 'Đang về Việt Nam', standing: 'ahead', reached_at: null },
  ],
  happenings: [
    {
      at: '2026-11-20T08:40:00Z',
      state: 'WAREHOUSE',
      station: 'japan',
      label: '',
      actor: 'staff',
      actor_name: null,
      facts: { weight_g: 1250, length_cm: 30, width_cm: 20, height_cm: 12 },
      photos: ['/a.jpg', '/b.jpg'],
    },
  ],
};

/** The pieces that carry the product, with made-up facts. Built in development only. */
export default function Products() {
  return (
    <Stack gap={4}>
      <h1>Các mảnh của sản phẩm</h1>
      <ListingGrid label="Kết quả">
        {cards.map((card, index) => (
          <li key={card.priceJpy}>
            <ListingCard listing={card} isFirst={index < 2} />
          </li>
        ))}
      </ListingGrid>
      <WithAside
        aside={
          <Card title="Giá về tới nhà">
            <PriceBreakdown
              breakdown={breakdown}
              modes={modes}
              onMode={() => undefined}
              lockedUntil={Date.now() + 80_000_000}
            />
          </Card>
        }
      >
        <OrderTrack order={ORDER} next={null} />
        <Slip
          title="Lần 2"
          seal={<Seal word="won" />}
          foot={{ code: 'HK12345678', at: '2026-11-20T08:40:00Z' }}
        >
          <ForecastPairs
            lines={[
              forecast('freight', 'Cước bay', 264_000, 250_000),
              forecast('delivery', 'Giao tận nhà', 35_000, null),
            ]}
          />
        </Slip>
      </WithAside>
    </Stack>
  );
}
