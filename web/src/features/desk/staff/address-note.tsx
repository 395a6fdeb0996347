import type { OneTimeAddress } from '@hako/contract/staff/accounts';
import { formatMoment } from '../../../text/time.ts';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Banner } from '../../../ui/frames/states.tsx';

interface Props {
  readonly email: string;
  readonly given: OneTimeAddress;
}

/** What is said when a second administrator has to decide first. */
export const ASKED_SECOND = 'Đã gửi quản trị viên thứ hai duyệt';

/** The one-time address, in sight until the sheet is closed and never again. */
export function AddressNote({ email, given }: Props) {
  return (
    <Banner tone="good">
      <Stack gap={1}>
        <p>
          {given.is_mailed
            ? `Đã gửi thư cho ${email}. Địa chỉ chỉ hiện một lần ở đây:`
            : `Máy chủ chưa gửi được thư. Bạn tự đưa địa chỉ này cho ${email}, nó chỉ hiện một lần ở đây:`}
        </p>
        <code className="breakable" data-address>
          {given.address}
        </code>
        <p>Dùng được một lần, đến {formatMoment(given.expires_at)}.</p>
        <CopyButton value={given.address} name="địa chỉ mời" label="Sao chép địa chỉ" />
      </Stack>
    </Banner>
  );
}
