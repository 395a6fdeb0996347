// People before the page of one lot: each holds a line for news open and reads the standing now and then. Arguments: url, code, how many, and how often they
// read in ms. Told "tell", sends when each heard of which number of bids.
import { Agent, get } from 'node:http';

const [url, code, count, everyMs] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const heard = [];
let errors = 0;
let open = 0;
const now = () => performance.timeOrigin + performance.now();

function listen() {
  get(`${url}/api/live?topics=auction:auction:${code}`, { agent: false }, (answer) => {
    let rest = '';
    answer.setEncoding('utf8').on('data', (part) => {
      const at = now();
      const parts = (rest + part).split('\n\n');
      rest = parts.pop();
      for (const one of parts) {
        const data = /^data: (.*)$/m.exec(one)?.[1];
        const message = data && JSON.parse(data);
        if (message?.kind === 'connected' && ++open === Number(count)) process.send('open');
        if (message?.kind === 'auction') heard.push([message.bidCount, at]);
      }
    });
  }).on('error', () => errors++);
}
function look() {
  get(`${url}/api/auctions/auction/${code}/standing`, { agent }, (answer) => {
    if (answer.statusCode !== 200) errors++;
    answer.resume();
  }).on('error', () => errors++);
}
for (let n = 0; n < Number(count); n++) {
  listen();
  setTimeout(() => {
    look();
    setInterval(look, Number(everyMs));
  }, Math.random() * Number(everyMs));
}
process.on('message', () => process.send({ heard, errors }, () => process.exit()));
