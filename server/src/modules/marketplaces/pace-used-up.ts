import { Outage } from '../../kernel/outage.ts';

/** Our own budget of calls to the site is used up: the site was not asked, and nothing is wrong with it, nor with what was to be read. */
export class PaceUsedUp extends Outage {
  constructor(source: string) {
    super(source, 'limited', 'our own pace is used up');
    this.name = 'PaceUsedUp';
  }
}
