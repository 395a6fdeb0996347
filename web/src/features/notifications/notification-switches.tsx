import { type readNotificationSettingsEndpoint, updateNotificationSettingsEndpoint } from '@hako/contract/notification-channels';
import type { EndpointReply } from '@hako/contract/endpoint';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/refusal.ts';
import { Stack } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast.tsx';

type Kinds = EndpointReply<typeof readNotificationSettingsEndpoint>['data']['kinds'];

const TEXTS: Readonly<Record<string, readonly [label: string, note: string]>> = {
  over_pricing: ['Bị vượt giá', 'Báo ngay khi có người trả cao hơn bạn.'],
  bid_placed: ['Đã đặt giá', 'Xác nhận mỗi lần giá của bạn tới được sàn.'],
  bid_won: ['Thắng đấu giá', 'Luôn bật vì có khoản thanh toán đi kèm.'],
  bid_lost: ['Không thắng', 'Kết quả khi phiên kết thúc và tiền tạm giữ trở lại ví.'],
  bid_failed: ['Đặt giá không thành', 'Luôn bật để bạn kịp đặt lại.'],
  order_moved: ['Đơn hàng chuyển trạng thái', 'Luôn bật.'],
  bill_ready: ['Có phiếu xuất kho cần thanh toán', 'Luôn bật.'],
  top_up: ['Tiền vào ví', 'Luôn bật.'],
  refund: ['Hoàn tiền', 'Luôn bật.'],
  saved_search: ['Hàng mới cho tìm kiếm đã lưu', 'Khi một món bạn chờ xuất hiện ở bất kỳ sàn nào.'],
  price_watch: ['Theo dõi giá', 'Khi món yêu thích giảm giá, được bán hoặc sắp kết thúc.'],
  negotiation: ['Trả lời thương lượng giá', 'Khi người bán chấp nhận hoặc từ chối.'],
  storage: ['Sắp hết ngày lưu kho miễn phí', 'Nhắc trước 14, 7, 3 và 1 ngày.'],
  support: ['Khiếu nại và hỗ trợ', 'Khi có trả lời mới.'],
  account: ['Tài khoản và bảo mật', 'Luôn bật.'],
  general: ['Tin từ Hako', 'Thay đổi biểu phí, lịch nghỉ, ưu đãi.'],
};

/** One switch a kind; it acts at once and goes back when the server refused. */
export function NotificationSwitches({ kinds }: { readonly kinds: Kinds }) {
  const [shown, setShown] = useState(kinds);
  async function turn(type: string, isOn: boolean) {
    const before = shown;
    setShown(shown.map((kind) => (kind.type === type ? { ...kind, is_on: isOn } : kind)));
    try {
      const { data } = await call(updateNotificationSettingsEndpoint, { body: { type, is_on: isOn } as never });
      setShown(data.kinds);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setShown(before);
      toast(error.message, 'bad');
    }
  }
  return (
    <Stack gap={1}>
      {shown.map(({ type, is_on: isOn, is_fixed: isFixed }) => (
        <Checkbox
          key={type}
          isSwitch
          label={TEXTS[type]?.[0] ?? type}
          note={TEXTS[type]?.[1]}
          checked={isOn}
          disabled={isFixed}
          onChange={(event) => turn(type, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}
