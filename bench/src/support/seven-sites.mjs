// Pretend sites in a thread of their own, so that their work is not counted as ours: each answers after its fixed delay, or, when `control[1]` says so,
// that many of a thousand answers ten times as late. `control[0]` counts the searches that came.
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const answer = (site, size) =>
  JSON.stringify({
    totalResultsAvailable: 1000,
    metadata: { wandQuery: '' },
    items: Array.from({ length: size }, (_, n) => ({
      auctionId: `x1${String(site * 1000 + n).padStart(9, '0')}`,
      title: `【美品】ニコン Nikon FM2 ブラック ボディ ${n % 2 ? n : `${site}${n}`} フィルムカメラ 動作確認済み 50mm F1.8 レンズ付き`,
      price: 10_000 + n * 310,
      isNoPrice: false,
      initPriceNoTax: 1000,
      buyNowPrice: null,
      buyNowPriceNoTax: null,
      taxFlag: 0,
      bidCount: n,
      startTime: '2026-11-20T10:00:00+09:00',
      endTime: '2026-11-25T21:00:00+09:00',
      isFixedPrice: false,
      isFleamarketItem: false,
      isShoppingItem: false,
      isFreeShipping: n % 2 === 0,
      itemCondition: 'USED20',
      currentPriceShippingFee: null,
      currentPriceShippingFeeType: null,
      prefectureCode: '13',
      imageUrl: 'https://auc-pctr.c.yimg.jp/i/x.jpg',
      etc: `p=${10_000 + n * 310},b=1`,
      categoryPath: [
        { id: 0, name: 'オークション' },
        { id: 23632, name: '家電、AV、カメラ' },
        { id: 2084044777, name: 'カメラ、光学機器' },
      ],
      seller: {
        userId: 'a'.repeat(29),
        displayName: '********',
        goodRating: '99.7%',
        isStore: false,
        type: 'AUCTION',
        isBestStore: false,
      },
    })),
  });

const control = workerData.control && new Int32Array(workerData.control);
let turn = 0;
/** Spread evenly and the same in every run: the golden section hits each share without a pattern that a client could fall into. */
const isLate = () =>
  control !== undefined && (++turn * 618_034) % 1_000_000 < Atomics.load(control, 1) * 1_000;

const ports = await Promise.all(
  workerData.delaysMs.map(
    (delayMs, site) =>
      new Promise((listening) => {
        const body = answer(site, workerData.size);
        const server = createServer((request, response) => {
          if (request.method === 'HEAD')
            return response.setHeader('set-cookie', 'A=1; path=/').end();
          if (control) Atomics.add(control, 0, 1);
          setTimeout(
            () => response.setHeader('content-type', 'application/json').end(body),
            isLate() ? delayMs * 10 : delayMs,
          );
        });
        server.listen(0, '127.0.0.1', () => listening(server.address().port));
      }),
  ),
);
parentPort.postMessage(ports);
