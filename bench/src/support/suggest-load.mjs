// Types keywords letter by letter for some seconds: url, seconds, how many at once. Tells how many answers came and how many were bad.
import { Agent } from 'undici';

const [url, seconds, atOnce] = process.argv.slice(2);
const agent = new Agent({ connections: Number(atOnce), pipelining: 1 });
const WORDS = [
  'máy ảnh',
  'may anh',
  'đồng hồ',
  'dong ho',
  'túi xách',
  'giày',
  'mô hình',
  'ống kính',
  'loa',
  'cần câu',
  'áo khoác',
  'thẻ pokemon',
];
const MODELS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const told = { requests: 0, errors: 0 };
const endMs = performance.now() + Number(seconds) * 1_000;
const letter = () => MODELS[Math.floor(Math.random() * MODELS.length)];

async function ask(typed) {
  const { statusCode, body } = await agent.request({
    origin: url,
    path: `/api/keyword/autocomplete?keyword=${encodeURIComponent(typed)}`,
    method: 'GET',
  });
  await body.dump();
  told.requests++;
  if (statusCode !== 200) told.errors++;
}
async function type() {
  while (performance.now() < endMs) {
    const word = `${WORDS[Math.floor(Math.random() * WORDS.length)]} ${letter()}${letter()}`;
    for (let length = 1; length <= word.length && performance.now() < endMs; length++)
      await ask(word.slice(0, length));
  }
}
await Promise.all(Array.from({ length: Number(atOnce) }, type));
await agent.close();
process.send(told);
process.disconnect();
