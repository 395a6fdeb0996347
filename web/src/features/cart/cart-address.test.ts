import { expect, it } from 'vitest';
import {
  choicesIn,
  chosenForThemIn,
  mayChooseForThem,
  withBestCode,
  withChoices,
} from './cart-address.ts';

const OURS = 'ma=QUA100K&ma_tu_chon=1';
const at = (address: string) => new URLSearchParams(address);

it.each([
  ['', null, true],
  [OURS, 'QUA100K', true],
  ['ma=QUA100K', null, false],
  ['ma=', null, false],
])('at ?%s the code chosen for the customer is %s; whether it may be: %s', (now, code, may) => {
  expect([chosenForThemIn(at(now)), mayChooseForThem(at(now))]).toEqual([code, may]);
});

it.each([
  ['a code is found', '', 'QUA100K', OURS],
  ['a better one is found', 'ship=SEA&ma=CUOC10&ma_tu_chon=1', 'QUA100K', `ship=SEA&${OURS}`],
  ['none fits any more', OURS, null, ''],
])('when %s, the address says it', (_, now, code, then) => {
  expect(withBestCode(at(now), code).toString()).toBe(then);
});

it.each([
  ['a ship mode leaves the code ours', OURS, { ship_mode: 'SEA' }, `ship=SEA&${OURS}`],
  ['a ship mode still says nothing about codes', '', { ship_mode: 'SEA' }, 'ship=SEA'],
  ['the code is taken off: no code is their choice', OURS, { discount_codes: [] }, 'ma='],
  ['that stays so', 'ma=', { services_extra: ['a', 'b'] }, 'dv=a%2Cb&ma='],
  ['another one beside it', OURS, { discount_codes: ['QUA100K', 'B'] }, 'ma=QUA100K%2CB'],
  ['a code of a link stays theirs', 'ma=A', { address_id: '7' }, 'giao=7&ma=A'],
])('%s', (_, now, change, then) => {
  const next = withChoices(at(now), { ...choicesIn(at(now)), ...change });
  expect(next.toString()).toBe(then);
  expect(choicesIn(next)).toEqual({ ...choicesIn(at(now)), ...change });
});
