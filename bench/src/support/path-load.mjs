// Asks for one path again and again for some seconds and tells how many answers were good: url, path, seconds.
import { Agent } from 'undici';

const [url, path, seconds] = process.argv.slice(2);
const agent = new Agent({ connections: 16, pipelining: 1 });
const told = { requests: 0, errors: 0 };
const endMs = performance.now() + Number(seconds) * 1_000;
const ask = async () => {
  while (performance.now() < endMs) {
    const { statusCode, body } = await agent.request({ origin: url, path, method: 'GET' });
    await body.dump();
    told.requests++;
    if (statusCode !== 200) told.errors++;
  }
};
await Promise.all(Array.from({ length: 16 }, ask));
await agent.close();
process.send(told);
process.disconnect();
