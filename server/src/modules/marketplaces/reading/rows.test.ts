import { describe, expect, it } from 'vitest';
import { Outage } from '../../../kernel/outage.ts';
import { readRows } from './rows.ts';
import { broken } from './shape.ts';

const read = (row: number, index: number): number => {
  if (row < 0) throw broken('mercari', `items.${index}.price`, 'no price');
  return row;
};

describe('rows that are read one by one', () => {
  it('set an unreadable one aside and keep the others in their order', () => {
    expect(readRows([1, -1, 2], read)).toEqual({
      rows: [1, 2],
      setAside: [{ at: 'items.1.price', why: 'mercari: broken (missing items.1.price): no price' }],
    });
  });

  it('fail when none can be read, or more than a quarter', () => {
    expect(() => readRows([-1], read)).toThrow(Outage);
    const eight = [1, 2, 3, 4, 5, 6, -1, -1];
    expect(readRows(eight, read).rows).toHaveLength(6);
    expect(() => readRows([...eight.slice(1), -1], read)).toThrow(Outage);
    expect(readRows([], read)).toEqual({ rows: [], setAside: [] });
  });

  it('never hide a mistake of ours', () => {
    expect(() =>
      readRows([1, 2], () => {
        throw new TypeError('ours');
      }),
    ).toThrow(TypeError);
  });
});
