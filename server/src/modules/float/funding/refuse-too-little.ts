import type { FloatAccountKind } from '@hako/contract/float/accounts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { signedYen } from '../labels.ts';

/**
 * A bank account and a balance hold what they hold; a card may owe. Refusal `float.too-little`.
 */
export function refuseTooLittle(
  account: {
    readonly kind: FloatAccountKind;
    readonly name: string;
    readonly balanceJpy: number;
  },
  neededJpy: number,
): void {
  const { kind, name, balanceJpy } = account;
  refuseUnless(kind === 'card' || balanceJpy >= neededJpy, 'float.too-little', {
    name,
    balance: signedYen(balanceJpy),
  });
}
