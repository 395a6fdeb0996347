import { refuseUnless } from '../../../kernel/refusal.ts';
import type { OrdersDeps } from '../deps.ts';

/**
 * Nothing new goes by a ship mode that is closed; what has it already keeps it. Refusal
 * `pricing.unknown-ship-mode`.
 */
export async function refuseClosedWay(
  { pricing }: Pick<OrdersDeps, 'pricing'>,
  mode: string,
  had?: string,
): Promise<void> {
  if (mode === had) return;
  refuseUnless(await pricing.isOffered(mode), 'pricing.unknown-ship-mode', { mode });
}
