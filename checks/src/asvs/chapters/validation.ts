import type { Chapter } from '../requirement.ts';

export const VALIDATION: Chapter = {
  title: 'V2 Validation and business logic',
  rows: {
    '2.1.1': {
      asks: 'Documents say how each input is checked',
      shown: {
        'checks/src/asvs/security-page.test.ts':
          'every input of the contract stands in the description that people and',
      },
    },
    '2.1.2': {
      asks: 'Documents say how inputs fit one another',
      shown: {
        'checks/src/asvs/security-page.test.ts':
          'the page names what is compared with what, in files and refusals that',
      },
    },
    '2.1.3': {
      asks: 'Documents say the limits of the business, for a user and for all',
      shown: {
        'checks/src/asvs/security-figures.test.ts':
          'the page tells the limits of the business as the code keeps them',
      },
    },
    '2.2.1': {
      asks: 'Input is held against a list of what is allowed',
      shown: {
        'server/src/platform/http/validation.test.ts': '%o %o is refused for %s',
        'torture/src/bad-inputs.torture.ts':
          'answers ${INPUTS} inputs that nobody should send with a sentence, and',
      },
    },
    '2.2.2': {
      asks: 'The server checks, whatever the page checked before',
      shown: {
        'server/src/platform/http/server.db.test.ts':
          'refuses %s with a Vietnamese sentence that names it',
      },
    },
    '2.2.3': {
      asks: 'Inputs that belong together are checked together',
      shown: {
        'server/src/modules/customers/addresses/address-book.db.test.ts':
          'refuses %j and changes nothing',
      },
    },
    '2.3.1': {
      asks: 'Steps of a flow are taken in their order',
      shown: {
        'server/src/modules/orders/rules/order-life.test.ts':
          'keeps customers, carriers and the agent to what is theirs',
      },
    },
    '2.3.2': {
      asks: 'Limits of the business are kept',
      shown: {
        'server/src/modules/payouts/withdrawal-limits.db.test.ts':
          'is at most the wallet and at most three under way, however many calls',
        'server/src/modules/bidding/refusals.db.test.ts':
          'is as many auctions as their level allows, also when they bid on all',
      },
    },
    '2.3.3': {
      asks: 'An act happens whole or not at all',
      shown: {
        'server/src/platform/database/transaction.db.test.ts':
          'begins again when the database restarts before it was committed',
        'torture/src/money-model.torture.ts':
          '${CALLS} random calls leave what a pure model leaves, in an order',
      },
    },
    '2.3.4': {
      asks: 'What there is few of is given out once',
      shown: {
        'server/src/modules/promotions/coupon-races.db.test.ts':
          'of fifty customers at once exactly %i get the last uses',
      },
    },
    '2.4.1': {
      asks: 'Robots cannot call without end',
      shown: {
        'server/src/platform/http/call-limits.test.ts':
          'whoever shows another browser or token each time meets the limit of',
        'server/src/modules/identity/budgets/lanes.db.test.ts':
          'counts what was sent, and robots at one door leave the other open',
      },
    },
  },
};
