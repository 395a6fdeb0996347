import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAction } from '../../../api/use-action.ts';
import { makePasskey, useHasPasskeys } from '../../../api/passkeys.ts';
import { formatMoment } from '../../../text/time.ts';
import { vi } from '../../../text/vi.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import type { Passkey, PasskeyCalls } from './passkey-calls.ts';
import styles from './passkey-list.module.css';

/** The fields by which the owner proves once more who they are, and what they typed. */
type UseProof<Proof, Ways> = (ways: Ways) => { readonly proof: Proof; readonly fields: ReactNode };

interface Props<Proof, Ways> {
  readonly passkeys: readonly Passkey[];
  readonly calls: PasskeyCalls<Proof>;
  readonly useProof: UseProof<Proof, Ways>;
  readonly ways: Ways;
}

type Opened = 'new' | { readonly passkey: Passkey; readonly act: 'rename' | 'remove' };

/** The passkeys of an account; one is added, renamed or removed in a sheet. */
export function PasskeyList<Proof, Ways>({ passkeys, ...how }: Props<Proof, Ways>) {
  const [opened, setOpened] = useState<Opened>();
  const isAble = useHasPasskeys();
  const close = () => setOpened(undefined);
  return (
    <Stack>
      <p>
        Đăng nhập bằng vân tay, khuôn mặt hoặc mã PIN của thiết bị, không cần mật khẩu. Mất thiết bị
        thì bạn vẫn vào được bằng cách đang dùng.
      </p>
      {passkeys.length > 0 ? (
        <ul className={styles.list} role="list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={setOpened} />
          ))}
        </ul>
      ) : null}
      {isAble ? (
        <div>
          <Button onClick={() => setOpened('new')}>Thêm khóa truy cập</Button>
        </div>
      ) : (
        <p>Trình duyệt này không tạo được khóa truy cập.</p>
      )}
      <Sheet isOpen={opened !== undefined} onClose={close} title={titleOf(opened)}>
        {opened === 'new' ? <AddForm {...how} onDone={close} /> : null}
        {typeof opened === 'object' && opened.act === 'rename' ? (
          <RenameForm calls={how.calls} passkey={opened.passkey} onDone={close} />
        ) : null}
        {typeof opened === 'object' && opened.act === 'remove' ? (
          <RemoveForm {...how} passkey={opened.passkey} onDone={close} />
        ) : null}
      </Sheet>
    </Stack>
  );
}

const titleOf = (opened: Opened | undefined): string => {
  if (typeof opened !== 'object') return 'Thêm khóa truy cập';
  return opened.act === 'rename' ? 'Đổi tên khóa truy cập' : 'Xóa khóa truy cập';
};

function PasskeyRow({
  passkey,
  onOpen,
}: {
  readonly passkey: Passkey;
  readonly onOpen: (opened: Opened) => void;
}) {
  const { name, is_backed_up: isBackedUp, created_at: since, last_used_at: used } = passkey;
  return (
    <li className={styles.passkey}>
      <div>
        <Row>
          <strong>{name}</strong>
          {isBackedUp ? <Tag>Đồng bộ nhiều thiết bị</Tag> : null}
        </Row>
        <p className={styles.note}>
          Thêm {formatMoment(since)} ·{' '}
          {used === null ? 'chưa dùng lần nào' : `dùng lần cuối ${formatMoment(used)}`}
        </p>
      </div>
      <Row>
        <Button
          isSmall
          aria-label={`Đổi tên ${name}`}
          onClick={() => onOpen({ passkey, act: 'rename' })}
        >
          Đổi tên
        </Button>
        <Button
          isSmall
          kind="quiet"
          aria-label={`Xóa ${name}`}
          onClick={() => onOpen({ passkey, act: 'remove' })}
        >
          Xóa
        </Button>
      </Row>
    </li>
  );
}

interface FormProps<Proof, Ways> extends Omit<Props<Proof, Ways>, 'passkeys'> {
  readonly onDone: () => void;
}

function AddForm<Proof, Ways>({ calls, useProof, ways, onDone }: FormProps<Proof, Ways>) {
  const [name, setName] = useState('');
  const { proof, fields } = useProof(ways);
  const { revalidate } = useRevalidator();
  const add = useAction(async (asked: { name: string; proof: Proof }, idempotencyKey) => {
    const { data } = await calls.begin(asked.proof);
    const credential = await makePasskey(data);
    await calls.add({ name: asked.name, credential: credential as never }, idempotencyKey);
    return true;
  });

  async function submit() {
    if (!(await add.run({ name, proof }))) return;
    toast('Đã thêm khóa truy cập', 'good');
    onDone();
    await revalidate();
  }

  return (
    <Form onSubmit={submit} refusal={add.refusal}>
      <NameInput name={name} onName={setName} />
      {fields}
      <Button type="submit" kind="main" isWide isBusy={add.isBusy}>
        Tiếp tục trên thiết bị
      </Button>
    </Form>
  );
}

interface OfOne {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

function RenameForm<Proof>({
  calls,
  passkey,
  onDone,
}: OfOne & { readonly calls: PasskeyCalls<Proof> }) {
  const [name, setName] = useState(passkey.name);
  const { revalidate } = useRevalidator();
  const rename = useAction((wanted: string, idempotencyKey) =>
    calls.rename(passkey.id, wanted, idempotencyKey),
  );

  async function submit() {
    if (!(await rename.run(name))) return;
    toast(vi.updated, 'good');
    onDone();
    await revalidate();
  }

  return (
    <Form onSubmit={submit} refusal={rename.refusal}>
      <NameInput name={name} onName={setName} />
      <Button type="submit" kind="main" isWide isBusy={rename.isBusy}>
        Lưu tên
      </Button>
    </Form>
  );
}

function RemoveForm<Proof, Ways>({
  calls,
  useProof,
  ways,
  passkey,
  onDone,
}: OfOne & FormProps<Proof, Ways>) {
  const { proof, fields } = useProof(ways);
  const { revalidate } = useRevalidator();
  const remove = useAction((given: Proof, idempotencyKey) =>
    calls.remove(passkey.id, given, idempotencyKey),
  );

  async function submit() {
    if (!(await remove.run(proof))) return;
    toast('Đã xóa khóa truy cập', 'good');
    onDone();
    await revalidate();
  }

  return (
    <Form onSubmit={submit} refusal={remove.refusal}>
      <p>
        <strong>{passkey.name}</strong> sẽ không đăng nhập được nữa. Nơi đang đăng nhập vẫn giữ
        nguyên.
      </p>
      {fields}
      <Button type="submit" kind="main" isWide isBusy={remove.isBusy}>
        Xóa khóa này
      </Button>
    </Form>
  );
}

function NameInput({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <TextInput
      label="Tên để nhận ra"
      hint="Ví dụ: Điện thoại của tôi."
      autoComplete="off"
      required
      maxLength={60}
      value={name}
      onChange={(event) => onName(event.currentTarget.value)}
    />
  );
}
