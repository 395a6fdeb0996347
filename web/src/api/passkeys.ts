import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useSyncExternalStore } from 'react';
import { ApiRefusal } from './refusal.ts';

/** Addresses in figures hold no passkeys: they belong to a name. */
const FIGURES = /^[\d.]+$|^\[/;

/**
 * Whether this browser can hold passkeys of this site; on the server, and until the page has woken,
 * it cannot.
 */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in globalThis && !FIGURES.test(location.hostname),
    () => false,
  );
}

/** Asks the device for a new passkey. Throws `device.stopped`, `device.has-passkey`. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON }).catch(refuse);
}

/** Asks the device to sign in with one of its passkeys. Throws `device.stopped`. */
export async function signWithPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON }).catch(refuse);
}

function refuse(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError')
    throw new ApiRefusal(
      409,
      'device.has-passkey',
      'Thiết bị này đã có khóa truy cập cho tài khoản. Bạn không cần thêm nữa.',
    );
  throw new ApiRefusal(
    400,
    'device.stopped',
    'Thiết bị chưa xác nhận: bạn đã dừng, hoặc thiết bị không có khóa phù hợp. Bạn thử lại hoặc dùng cách khác nhé.',
  );
}
