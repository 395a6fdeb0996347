import { type Profile, updateProfileEndpoint } from '@hako/contract/customers/customers';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { isTheirs } from '../../api/refusal.ts';
import { useAction } from '../../api/use-action.ts';
import { vi } from '../../text/vi.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Select, TextInput } from '../../ui/forms/inputs.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';

const GENDERS = [
  { value: '', label: 'Không nêu' },
  { value: 'F', label: 'Nữ' },
  { value: 'M', label: 'Nam' },
  { value: 'O', label: 'Khác' },
];

/** Name, birthdate and gender of the customer; what the server drops or refuses is said at the top. */
export function ProfileForm({ profile }: { readonly profile: Static<typeof Profile> }) {
  const [name, setName] = useState(profile.full_name);
  const [birthdate, setBirthdate] = useState(profile.birthdate?.slice(0, 10) ?? '');
  const [gender, setGender] = useState(profile.gender ?? '');
  const [isDropped, setDropped] = useState(false);
  const page = useRevalidator();
  const save = useAction(
    (
      body: { full_name: string; birthdate: string | null; gender: string | null },
      idempotencyKey,
    ) => call(updateProfileEndpoint, { body }, { idempotencyKey }),
  );

  async function submit() {
    const saved = await save.run({
      full_name: name.trim(),
      birthdate: birthdate || null,
      gender: gender || null,
    });
    if (!saved) return;
    toast(vi.updated, 'good');
    setDropped(saved.dropped.includes('birthdate'));
    setBirthdate(saved.data.birthdate ?? '');
    await page.revalidate();
  }

  return (
    <Form onSubmit={submit}>
      {save.refusal ? (
        <Banner tone="bad">
          {isTheirs(save.refusal) ? vi.notSaved : vi.profileBroken} {save.refusal.message}
        </Banner>
      ) : null}
      <TextInput
        label="Họ và tên"
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <BirthdateInput birthdate={birthdate} isDropped={isDropped} onBirthdate={setBirthdate} />
      <Select
        label="Giới tính"
        isOptional
        options={GENDERS}
        value={gender}
        onChange={(event) => setGender(event.currentTarget.value)}
      />
      <Button type="submit" kind="main" isBusy={save.isBusy}>
        {vi.save}
      </Button>
    </Form>
  );
}

function BirthdateInput({
  birthdate,
  isDropped,
  onBirthdate,
}: {
  readonly birthdate: string;
  /** The last one that was typed was not saved. */
  readonly isDropped: boolean;
  readonly onBirthdate: (birthdate: string) => void;
}) {
  return (
    <TextInput
      label="Ngày sinh"
      hint="Từ 16 đến 120 tuổi. Ngày không hợp lệ sẽ được bỏ qua khi lưu."
      error={
        isDropped ? 'Ngày sinh chưa hợp lệ nên chưa được lưu; phần còn lại đã lưu.' : undefined
      }
      isOptional
      type="date"
      name="bday"
      autoComplete="bday"
      value={birthdate}
      onChange={(event) => onBirthdate(event.currentTarget.value)}
    />
  );
}
