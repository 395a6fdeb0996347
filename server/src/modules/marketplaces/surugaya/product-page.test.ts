import { beforeAll, describe, expect, it } from 'vitest';
import { Outage } from '../../../kernel/outage.ts';
import { listingOfProduct } from './listing-of-product.ts';
import { readProductPage } from './product-page.ts';
import {
  control,
  simulator,
  setUpSurugayaRig,
} from '../../../../test-support/rigs/marketplaces/surugaya-rig.ts';

setUpSurugayaRig();

describe('a product page', () => {
  let html = '';
  let code = '';
  beforeAll(async () => {
    simulator.world.faults.remove({});
    ({ code } = await control('POST', '/products', {
      title: 'キヤノン 試験機',
      price: 3_700,
      listPrice: 9_900,
    }));
    html = await (await fetch(`${simulator.url}/suruga-ya/product/detail/${code}`)).text();
  });
  const read = (page: string) => listingOfProduct(readProductPage(page), code, new Date(0));

  it.each([
    ['h1_title_product', 'class="h1_title_product"', 'class="h1"'],
    ['proid', 'id="proid"', 'id="number"'],
    ['proid', '：MADE', '：GONE'],
    ['price-buy', 'price-buy', 'price-old'],
    ['price-buy', '3,700円 (税込)', '3,700円 (税抜)'],
    ['price-buy', '3,700円', '37,00円'],
    ['offers.price', '3,700円', '4,700円'],
    ['price_group', '<label>中古</label>', '<label>特価</label>'],
    ['cart-add', '<button type="submit" class="btn_buy cart1" id="cart-add">', '<button>'],
    ['cart-add', 'class="free_shipping', 'class="waitbtn free_shipping'],
    ['定価', '￥9,900', '￥99,00'],
  ])('whose %s changed is an outage that names it', (missing, from, to) => {
    expect(html).toContain(from);
    expect(read(html).price.current).toBe(3_700);
    let failure: unknown;
    try {
      read(html.replaceAll(from, to));
    } catch (thrown) {
      failure = thrown;
    }
    expect(failure).toBeInstanceOf(Outage);
    expect((failure as Outage).missing).toBe(missing);
  });
});
