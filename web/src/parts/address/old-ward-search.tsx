import { findOldWardsEndpoint, type WardRow } from '@hako/contract/places/places';
import { useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';
import { Banner } from '../../ui/frames/states.tsx';

type Commune = Static<typeof WardRow>;
interface Ward {
  readonly _id: string;
  readonly name: string;
  readonly district: string;
  readonly province: string;
  readonly communes: readonly Commune[];
}

/** For those who remember the ward of before July 2025: each commune that it became is a button, so a divided ward asks which one is meant. */
export function OldWardSearch({ onChosen }: { readonly onChosen: (commune: Commune) => void }) {
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [found, setFound] = useState<readonly Ward[]>();
  const search = useAction((q: string) => call(findOldWardsEndpoint, { query: { q } }));
  const find = async () => {
    if (asked.trim().length < 2) return;
    setChosen(undefined);
    setFound((await search.run(asked.trim()))?.data);
  };
  const choose = (commune: Commune) => {
    onChosen(commune);
    setChosen(commune.name);
    setFound(undefined);
  };
  return (
    <details>
      <summary>Chỉ nhớ địa chỉ cũ (phường, quận trước 7/2025)?</summary>
      <Stack gap={1}>
        <TextInput
          label="Phường, quận cũ"
          hint="Ví dụ: Phường 12, Gò Vấp"
          isOptional
          maxLength={120}
          value={asked}
          onChange={(event) => setAsked(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void find();
          }}
        />
        <Button isSmall isBusy={search.isBusy} onClick={() => void find()}>
          Tìm phường mới
        </Button>
        <RefusalNote refusal={search.refusal} />
        {found?.length === 0 ? (
          <p>Không thấy phường này. Bạn thử thêm tên quận, hoặc chọn tỉnh và phường ở dưới.</p>
        ) : null}
        {chosen ? <Banner tone="good">Đã chọn {chosen}.</Banner> : null}
        {found?.map((ward) => (
          <OldWard key={ward._id} ward={ward} onChosen={choose} />
        ))}
      </Stack>
    </details>
  );
}

function OldWard({
  ward,
  onChosen,
}: {
  readonly ward: Ward;
  readonly onChosen: (commune: Commune) => void;
}) {
  return (
    <div>
      <p>
        {ward.name}, {ward.district}, {ward.province}
        {ward.communes.length > 1 ? ' đã được chia, bạn ở phần nào?' : ' nay là:'}
      </p>
      <Row>
        {ward.communes.map((commune) => (
          <Button key={commune._id} isSmall onClick={() => onChosen(commune)}>
            {commune.name}
          </Button>
        ))}
      </Row>
    </div>
  );
}
