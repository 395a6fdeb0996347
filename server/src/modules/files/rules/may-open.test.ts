import { newId } from '../../../kernel/chance.ts';
import { expect, test } from 'vitest';
import { mayOpen, type Opener, type Owned } from './may-open.ts';

const [customerId, userId] = [newId(), newId()];
const picture = (parts: Partial<Owned> = {}): Owned => ({
  ...{ customerId, uploadedBy: customerId, isForContent: false, shownBy: [] },
  ...parts,
});
const staff = (parts: object): Opener => ({ userId, roles: [], ...parts });
const OF_COMPLAINT = picture({ shownBy: ['complaints.answer'] });

test.each<[string, Owned, Opener, boolean]>([
  ['their own', picture(), { customerId }, true],
  ['one of somebody else', picture(), { customerId: newId() }, false],
  ['one of a complaint by sales', OF_COMPLAINT, staff({ roles: ['sales'] }), true],
  ['one of a complaint by a warehouse', OF_COMPLAINT, staff({ roles: ['warehouse'] }), false],
  ['one of a complaint by a buyer', OF_COMPLAINT, staff({ roles: ['buyer'] }), false],
  ['one of a complaint by an administrator', OF_COMPLAINT, staff({ roles: ['admin'] }), true],
  [
    'one of a complaint by an own role',
    OF_COMPLAINT,
    staff({ ownPermissions: ['complaints.answer'] }),
    true,
  ],
  ['what they sent themselves', picture({ uploadedBy: userId }), staff({}), true],
  ['what is for everybody', picture({ isForContent: true }), staff({}), true],
  [
    'what the customer sees whose pages they look at',
    OF_COMPLAINT,
    staff({ views: { customerId } }),
    true,
  ],
  [
    'another customer’s beside that',
    OF_COMPLAINT,
    staff({ views: { customerId: newId() } }),
    false,
  ],
  ['what says nothing, by a warehouse', picture(), staff({ roles: ['warehouse'] }), true],
  [
    'what says nothing, by whoever keeps words',
    picture(),
    staff({ ownPermissions: ['words'] }),
    false,
  ],
])('whether somebody sees %s', (_, owned, who, sees) => expect(mayOpen(owned, who)).toBe(sees));
