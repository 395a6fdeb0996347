import {
  type readNotificationSettingsEndpoint,
  updateNotificationSettingsEndpoint,
} from '@hako/contract/notifications/channels';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { NOTIFICATION_KIND_NAMES } from '@hako/contract/notifications/messages';
import { IconBell, IconDeviceMobile, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/refusal.ts';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './notification-switches.module.css';

type Settings = EndpointReply<typeof readNotificationSettingsEndpoint>['data'];
type Kind = Settings['kinds'][number];
type Channel = 'app' | 'push' | 'email';
interface Column {
  readonly channel: Channel;
  readonly name: string;
}

const NOTES: Readonly<Record<string, string>> = {
  over_pricing: 'Ngay khi có người trả cao hơn bạn.',
  bid_placed: 'Xác nhận mỗi lần giá của bạn tới được sàn.',
  bid_won: 'Có khoản thanh toán đi kèm.',
  bid_lost: 'Kết quả khi phiên kết thúc, tiền tạm giữ được trả lại ví.',
  bid_failed: 'Để bạn kịp đặt lại.',
  order_moved: 'Mỗi khi đơn chuyển trạng thái.',
  bill_ready: 'Khi có phiếu cần thanh toán.',
  top_up: 'Khi tiền bạn chuyển đã vào ví.',
  refund: 'Khi tiền được hoàn lại ví.',
  saved_search: 'Khi món bạn chờ xuất hiện ở bất kỳ sàn nào.',
  price_watch: 'Khi món yêu thích giảm giá, được bán hoặc sắp kết thúc.',
  negotiation: 'Khi người bán chấp nhận hoặc từ chối.',
  storage: 'Nhắc trước 14, 7, 3 và 1 ngày.',
  support: 'Khi có trả lời mới.',
  account: 'Đăng nhập, dữ liệu cá nhân, thay đổi quan trọng.',
  general: 'Thay đổi biểu phí, lịch nghỉ, ưu đãi. Chỉ gửi ra ngoài khi bạn đồng ý.',
};

const isOnIn = (kind: Kind, channel: Channel): boolean =>
  channel === 'app' ? kind.is_on : kind.is_on && kind[channel];

/** A table of kinds and channels; each box acts at once and goes back when the server refused. */
export function NotificationSwitches({ kinds, channels }: Pick<Settings, 'kinds' | 'channels'>) {
  const [shown, setShown] = useState(kinds);
  const columns: readonly Column[] = [
    { channel: 'app', name: 'Trong ứng dụng' },
    ...(channels.push.is_open ? [{ channel: 'push' as const, name: 'Thông báo đẩy' }] : []),
    ...(channels.email.is_open ? [{ channel: 'email' as const, name: 'Email' }] : []),
  ];
  async function turn(kind: Kind, channel: Channel, isOn: boolean) {
    const before = shown;
    setShown(
      shown.map((one) =>
        one.type === kind.type ? { ...one, [channel === 'app' ? 'is_on' : channel]: isOn } : one,
      ),
    );
    try {
      const { data } = await call(updateNotificationSettingsEndpoint, {
        body: { type: kind.type, is_on: isOn, channel } as never,
      });
      setShown(data.kinds);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setShown(before);
      toast(error.message, 'bad');
    }
  }
  return (
    <table className={styles.table}>
      <caption className="unseen">Loại tin và nơi nhận</caption>
      <thead>
        <tr>
          <th scope="col">Loại tin</th>
          {columns.map(({ channel, name }) => (
            <th key={channel} scope="col">
              <ColumnSign channel={channel} />
              <span className={styles.column}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((kind) => (
          <KindRow
            key={kind.type}
            kind={kind}
            columns={columns}
            onTurn={(channel, isOn) => void turn(kind, channel, isOn)}
          />
        ))}
      </tbody>
    </table>
  );
}

const SIGNS = { app: IconBell, push: IconDeviceMobile, email: IconMail } as const;

function ColumnSign({ channel }: { readonly channel: Channel }) {
  const Sign = SIGNS[channel];
  return <Sign aria-hidden="true" size={22} stroke={1.5} className={styles.columnSign} />;
}

function KindRow({
  kind,
  columns,
  onTurn,
}: {
  readonly kind: Kind;
  readonly columns: readonly Column[];
  readonly onTurn: (channel: Channel, isOn: boolean) => void;
}) {
  const name = NOTIFICATION_KIND_NAMES[kind.type] ?? kind.type;
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{NOTES[kind.type]}</small>
      </th>
      {columns.map((column) => (
        <td key={column.channel}>
          {column.channel === 'app' && kind.is_fixed ? (
            <span className={styles.fixed}>luôn bật</span>
          ) : (
            <label className={styles.box}>
              <input
                type="checkbox"
                aria-label={`${name}: ${column.name}`}
                checked={isOnIn(kind, column.channel)}
                disabled={column.channel !== 'app' && !kind.is_on}
                onChange={(event) => onTurn(column.channel, event.currentTarget.checked)}
              />
            </label>
          )}
        </td>
      ))}
    </tr>
  );
}
