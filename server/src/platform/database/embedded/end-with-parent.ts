import { spawn } from 'node:child_process';

/** Waits for the end of its input, which is the end of this process, however it ends. */
const WATCHER = `
cat > /dev/null
runs() { grep -qaF -- "$2" "/proc/$1/cmdline" 2> /dev/null; }
runs "$1" "$2" || exit 0
kill -QUIT "$1"
while runs "$1" "$2"; do sleep 0.1; done
rm -rf -- "$2"`;

/**
 * Ends a throw-away PostgreSQL and removes its folder when this process is gone and has not stopped
 * it: a killed test run leaves no server behind. The server is known by its id and its folder.
 */
export function endWithParent(serverPid: number, dir: string): void {
  const watcher = spawn('sh', ['-c', WATCHER, 'hako-watcher', String(serverPid), dir], {
    // Detached, so that Ctrl-C does not end it before us.
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // A machine without `sh` keeps the server, as before.
  watcher.once('error', () => undefined);
  watcher.unref();
}
