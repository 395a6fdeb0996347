// Asks for items by Zipf for some seconds and tells how many answers were good: url, bearer token, how many items there are, seconds.
import { Agent } from 'undici';

const [url, token, items, seconds] = process.argv.slice(2);
const count = Number(items);
const agent = new Agent({ connections: 16, pipelining: 1 });
const headers = { authorization: `Bearer ${token}` };
/** Inverse of the Zipf distribution with exponent 1: rank r is asked for in proportion to 1 / r. */
const rank = () => Math.min(count - 1, Math.floor(Math.exp(Math.random() * Math.log(count))) - 1);

const told = { requests: 0, errors: 0 };
const endMs = performance.now() + Number(seconds) * 1_000;
const ask = async () => {
  while (performance.now() < endMs) {
    const { statusCode, body } = await agent.request({
      origin: url,
      path: `/api/catalog/items/mercari/m${String(rank()).padStart(11, '0')}`,
      method: 'GET',
      headers,
    });
    await body.dump();
    told.requests++;
    if (statusCode !== 200) told.errors++;
  }
};
await Promise.all(Array.from({ length: 16 }, ask));
await agent.close();
process.send(told);
process.disconnect();
