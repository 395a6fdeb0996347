import { useState } from 'react';
import { Tabs } from '../../../ui/frames/tabs.tsx';
import { PhoneSignInForm } from './phone-sign-in-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const WAYS = [
  { key: 'password', label: 'Bằng mật khẩu' },
  { key: 'phone', label: 'Bằng mã xác thực' },
];

/** The ways to sign in that need only a keyboard. */
export function SignInWays({ next }: { readonly next: string | null }) {
  const [way, setWay] = useState('password');
  return (
    <Tabs label="Cách đăng nhập" tabs={WAYS} chosen={way} onChoose={setWay}>
      {way === 'phone' ? <PhoneSignInForm next={next} /> : <SignInForm next={next} />}
    </Tabs>
  );
}
