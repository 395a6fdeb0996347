import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const isThere = (program: string, option: string): Promise<boolean> =>
  run(program, [option]).then(
    () => true,
    () => false,
  );

/** What makes an empty Debian and starts it; root, as whoever sets up a machine. */
export const hasDebianTools: boolean =
  process.getuid?.() === 0 &&
  (await isThere('debootstrap', '--version')) &&
  (await isThere('systemd-nspawn', '--version')) &&
  (await isThere('nft', '--version')) &&
  (await isThere('ip', '-V'));

export const DEBIAN_TOOLS =
  'As root on Debian: apt-get install debootstrap systemd-container nftables iproute2';
