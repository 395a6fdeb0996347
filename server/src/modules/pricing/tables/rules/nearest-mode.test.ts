import { describe, expect, it } from 'vitest';
import { SEED_ROWS } from '../../seed/seed-rows.ts';
import { nearestMode } from './nearest-mode.ts';
import { prepareTables } from './prepare-tables.ts';

const tables = prepareTables(SEED_ROWS, '2026-11-24');
const ALL = ['AIR-HAN', 'AIR-SGN', 'SEA-HAN', 'SEA-SGN'];

describe('the ship mode that a purchase starts with', () => {
  it.each([
    ['Hà Nội', '01', 'AIR-HAN', 'AIR-HAN'],
    ['TP. Hồ Chí Minh', '79', 'AIR-HAN', 'AIR-SGN'],
    ['Cần Thơ, near the south', '92', 'AIR-HAN', 'AIR-SGN'],
    ['Đà Nẵng, far from both', '48', 'AIR-HAN', 'AIR-HAN'],
    ['an unknown province', '00', 'AIR-HAN', 'AIR-HAN'],
    ['nobody knows where', undefined, 'AIR-HAN', 'AIR-HAN'],
    ['TP. Hồ Chí Minh, by sea', '79', 'SEA-HAN', 'SEA-SGN'],
    ['Hà Nội where the south is first', '01', 'AIR-SGN', 'AIR-HAN'],
    ['Đà Nẵng where the south is first', '48', 'AIR-SGN', 'AIR-SGN'],
  ])('to %s (%s), %s first: %s', (_, province, first, nearest) =>
    expect(nearestMode(first, ALL, province, tables)).toBe(nearest),
  );

  it('is never one that is not offered', () => {
    expect(nearestMode('AIR-HAN', ['AIR-HAN', 'SEA-SGN'], '79', tables)).toBe('AIR-HAN');
    expect(nearestMode('GONE', ALL, '79', tables)).toBe('GONE');
  });
});
