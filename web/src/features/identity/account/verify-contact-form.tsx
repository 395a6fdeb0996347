import {
  requestEmailCodeEndpoint,
  requestPhoneCodeEndpoint,
  verifyEmailEndpoint,
  verifyPhoneEndpoint,
} from '@hako/contract/identity/contacts';
import type { OwnerProof } from '@hako/contract/identity/owner';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { type ProofWays, useOwnerProof } from '../../../parts/owner-proof/use-owner-proof.tsx';
import { vi } from '../../../text/vi.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { CodeStep, type SentCode, sentCode } from '../sign-in/code-step.tsx';

type Channel = 'phone' | 'email';
const WORDS = {
  phone: {
    first: 'Thêm số điện thoại',
    other: 'Đổi số điện thoại',
    field: 'Số điện thoại mới',
    type: 'tel',
  },
  email: { first: 'Thêm email', other: 'Đổi email', field: 'Email mới', type: 'email' },
} as const;

/** The phone number or e-mail address of the account, and the way to another one. */
export function VerifyContactForm({
  channel,
  current,
  ways,
}: {
  readonly channel: Channel;
  readonly current: string | null;
  readonly ways: ProofWays;
}) {
  const [isOpen, setOpen] = useState(false);
  const words = WORDS[channel];
  return (
    <Stack>
      <p>
        {current === null ? (
          'Chưa có.'
        ) : (
          <>
            Hiện tại: <strong>{current}</strong>.
          </>
        )}{' '}
        {channel === 'phone' ? 'Chuyển khoản ghi số này sẽ tự vào ví của bạn.' : null}
      </p>
      {isOpen ? (
        <NewContact channel={channel} ways={ways} onDone={() => setOpen(false)} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>
            {current === null ? words.first : words.other}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface Owned extends OwnerProof {
  readonly contact: string;
  readonly otp: string;
}

/** Both calls for a contact of that kind: a code is sent, and the code with the proof of the owner is read. */
function useContactCalls(channel: Channel) {
  const request = useAction((text: string) =>
    channel === 'phone'
      ? call(requestPhoneCodeEndpoint, { body: { phone: text } })
      : call(requestEmailCodeEndpoint, { body: { email: text } }),
  );
  const verify = useAction(({ contact, ...proof }: Owned) =>
    channel === 'phone'
      ? call(verifyPhoneEndpoint, { body: { phone: contact, ...proof } })
      : call(verifyEmailEndpoint, { body: { email: contact, ...proof } }),
  );
  return { request, verify };
}

interface NewContactProps {
  readonly channel: Channel;
  readonly ways: ProofWays;
  readonly onDone: () => void;
}

/** The owner proves to be it, then reads the code that was sent to the new contact. */
function NewContact({ channel, ways, onDone }: NewContactProps) {
  const [contact, setContact] = useState('');
  const [sent, setSent] = useState<SentCode>();
  const [sentTo, setSentTo] = useState<string>();
  const { proof, fields } = useOwnerProof(ways);
  const { revalidate } = useRevalidator();
  const { request, verify } = useContactCalls(channel);

  async function send() {
    verify.reset();
    const reply = await request.run(contact.trim());
    if (!reply) return;
    setSent(sentCode(reply));
    setSentTo(contact);
  }
  async function finish(code: string) {
    if (!(await verify.run({ contact, otp: code, ...proof }))) return;
    toast(vi.updated, 'good');
    onDone();
    await revalidate();
  }

  // What proves the owner stands in the form before, with what was typed.
  const isUnproved = verify.refusal && verify.refusal.code !== 'identity.wrong-code';
  if (sent && !isUnproved)
    return (
      <CodeStep
        {...sent}
        error={verify.refusal?.message ?? request.refusal?.message}
        isBusy={verify.isBusy}
        action={vi.confirm}
        onCode={(code) => void finish(code)}
        onResend={() => void send()}
        onBack={() => setSent(undefined)}
      />
    );
  return (
    <Form
      // The code that was sent is still good: only what proves the owner was wrong.
      onSubmit={async () => (isUnproved && sentTo === contact ? verify.reset() : send())}
      refusal={verify.refusal ?? request.refusal}
    >
      <ContactInput channel={channel} contact={contact} onContact={setContact} />
      {fields}
      <Button type="submit" kind="main" isBusy={request.isBusy}>
        {isUnproved && sentTo === contact ? 'Tiếp tục' : 'Gửi mã xác thực'}
      </Button>
      <Button kind="quiet" onClick={onDone}>
        Thôi, giữ như cũ
      </Button>
    </Form>
  );
}

function ContactInput({
  channel,
  contact,
  onContact,
}: {
  readonly channel: Channel;
  readonly contact: string;
  readonly onContact: (contact: string) => void;
}) {
  const { field, type } = WORDS[channel];
  return (
    <TextInput
      label={field}
      type={type}
      autoComplete={type}
      required
      value={contact}
      onChange={(event) => onContact(event.currentTarget.value)}
    />
  );
}
