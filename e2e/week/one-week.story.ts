import { afterEach, beforeEach, describe, it } from 'vitest';
import { calendar } from './company/company-calls.ts';
import { billsArePaid, salesMakesBills, vietnamHandsOver } from './days/friday.ts';
import {
  balanceIsTheLedgers,
  dayIsCompared,
  everythingHolds,
  journalIsExported,
  monthIsClosed,
  reportsAreRead,
} from './days/month-end.ts';
import { opensTheCompany, opensTheYen, setsPrices } from './days/monday.ts';
import {
  carriersBring,
  complaintIsAnswered,
  lostIsPaidFor,
  lostIsReported,
  parcelsComeBack,
} from './days/saturday.ts';
import { codIsRemitted, wrongTransferIsSettled } from './days/sunday.ts';
import { vietnamTakesIn, vietnamWeighs } from './days/thursday.ts';
import { buyerBuys, customersCome, ordersAreMade } from './days/tuesday.ts';
import { japanReceives, japanShips } from './days/wednesday.ts';
import { useOffice } from './people/office.ts';

const office = useOffice();
/** A day goes on where the day before ended. */
let hasFailed = false;
beforeEach(({ skip }) => skip(hasFailed, 'an earlier day failed'));
afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail';
});

describe('Monday', () => {
  it('an empty install is opened by the command', async () => {
    await office.begin(calendar.dayOfWeek(0));
    await opensTheCompany(office);
  });
  it('prices are set by two people', () => setsPrices(office));
  it('yen are bought', () => opensTheYen(office));
});

describe('Tuesday', () => {
  it('customers come and bring money', async () => {
    await office.begin(calendar.dayOfWeek(1));
    await customersCome();
  });
  it('thirty orders are made', ordersAreMade);
  it('the buyer buys by hand', () => buyerBuys(office));
});

describe('Wednesday', () => {
  it('the warehouse in Japan receives', async () => {
    await office.begin(calendar.dayOfWeek(2));
    await japanReceives(office);
  });
  it('a shipment leaves Japan', () => japanShips(office));
});

describe('Thursday', () => {
  it('the shipment arrives', async () => {
    await office.begin(calendar.dayOfWeek(3));
    await vietnamTakesIn(office);
  });
  it('parcels are weighed again', () => vietnamWeighs(office));
});

describe('Friday', () => {
  it('sales makes the bills', async () => {
    await office.begin(calendar.dayOfWeek(4));
    await salesMakesBills(office);
  });
  it('bills are approved and paid', () => billsArePaid(office));
  it('parcels go to their carriers', () => vietnamHandsOver(office));
});

describe('Saturday', () => {
  it('carriers bring what they can', async () => {
    await office.begin(calendar.dayOfWeek(5));
    await carriersBring();
  });
  it('two parcels come back', () => parcelsComeBack(office));
  it('a parcel is lost', () => lostIsReported(office));
  it('the lost parcel is paid for', () => lostIsPaidFor(office));
  it('a complaint is answered', () => complaintIsAnswered(office));
});

describe('Sunday', () => {
  it('a wrong transfer is settled by two people', async () => {
    await office.begin(calendar.dayOfWeek(6));
    await wrongTransferIsSettled(office);
  });
  it('carriers remit what they collected', () => codIsRemitted(office));
});

describe('the first of the next month', () => {
  it('the books of the last day equal the bank', async () => {
    await office.begin(calendar.monthIsOver);
    await dayIsCompared(office);
  });
  it('the month is closed by two people', () => monthIsClosed(office));
  it('its balance is what the ledger adds up to', () => balanceIsTheLedgers(office));
  it('the journal has each đồng of the ledger', () => journalIsExported(office));
  it('the reports say what the ledger says', () => reportsAreRead(office));
  it('everything that must hold holds', everythingHolds);
});
