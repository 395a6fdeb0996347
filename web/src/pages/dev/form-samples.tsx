import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/forms/button.tsx';
import {
  Checkbox,
  MoneyInput,
  OtpInput,
  PasswordInput,
  Select,
  TextArea,
  TextInput,
} from '../../ui/forms/inputs.tsx';
import { Card, Row, Stack } from '../../ui/frames/card.tsx';
import { toast } from '../../ui/frames/toast.tsx';

/** What one presses: every kind of button; `onOpen` opens the sheet of the gallery. */
export function ButtonSamples({ onOpen }: { readonly onOpen: () => void }) {
  return (
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
        <Button onClick={() => onOpen()}>Mở tấm</Button>
        <Button onClick={() => toast('Đã lưu vào yêu thích', 'good')}>Báo tin</Button>
      </Row>
    </Card>
  );
}

/** What one types or ticks: every input. */
export function InputSamples() {
  const [amount, setAmount] = useState<number | undefined>(1_500_000);
  const [code, setCode] = useState('12');
  return (
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
          error="Địa chỉ email còn thiếu phần sau dấu @."
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
  );
}
