import type { EndpointReply } from '@hako/contract';
import { readAccountCodeEndpoint } from '@hako/contract/payouts/account-code';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/forms/button.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';
import { toast } from '../../ui/frames/toast.tsx';

type Account = EndpointReply<typeof readAccountCodeEndpoint>['data'];

/** Takes the text of a VietQR code and fills in whose account it is. */
export function AccountCode({ onRead }: { readonly onRead: (account: Account) => void }) {
  const [payload, setPayload] = useState('');
  const read = useAction((text: string) =>
    call(readAccountCodeEndpoint, { body: { payload: text } }),
  );

  async function take(text: string) {
    const answer = await read.run(text);
    if (!answer) return;
    onRead(answer.data);
    toast(`Đã điền tài khoản ${answer.data.bank.short_name}.`, 'good');
    setPayload('');
  }

  return (
    <>
      <TextInput
        label="Mã VietQR của tài khoản"
        isOptional
        hint="Dán nội dung mã nhận tiền, Hako tự điền ngân hàng và số tài khoản."
        autoComplete="off"
        maxLength={600}
        value={payload}
        onChange={(event) => {
          setPayload(event.currentTarget.value);
          read.reset();
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text').trim();
          if (pasted.startsWith('0002')) void take(pasted);
        }}
      />
      {read.refusal ? <RefusalNote refusal={read.refusal} /> : null}
      {payload.trim() ? (
        <Button isSmall isBusy={read.isBusy} onClick={() => void take(payload)}>
          Điền từ mã này
        </Button>
      ) : null}
    </>
  );
}
