import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../../test-support/show.tsx';
import { PhoneSignInForm } from './phone-sign-in-form.tsx';

it('whoever signs in by text message reads what its risk is, and which ways are safer', () => {
  show(<PhoneSignInForm next={null} />, { at: '/account/login' });
  const told = screen.getByText(/chiếm được số điện thoại/).textContent;
  expect(told).toMatch(/passkey hoặc mật khẩu an toàn hơn/);
});
