import { Outage } from '../../kernel/outage.ts';

/**
 * The site says that there is no such lot (any more): an answer of its own, which one reading alone does not prove. Whoever does not ask for
 * it takes it for an outage, and reads again.
 */
export class LotGone extends Outage {
  constructor(source: string, code: string) {
    super(source, 'broken', `no item ${code}`, 'auctionId');
    this.name = 'LotGone';
  }
}
