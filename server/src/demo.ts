import type { Platform } from './platform/platform.ts';

/**
 * The demo accounts and their money, orders and favourites, made through the same use cases that people use; each step
 * is skipped when it was done by an earlier start. Only development starts call this.
 */
export async function seedDemo(_platform: Platform): Promise<void> {}
