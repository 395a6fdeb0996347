const LONGEST = 120;

/** A call by its method and path, without what differs from call to call: `GET /jp/auction/*`. */
export function callName(method: string, path: string): string {
  const bare = path.split('?', 1)[0] as string;
  const named = bare
    .split('/')
    .map((part) => (/\d{4}|[A-Z].*\d|%|^.{25,}$/.test(part) ? '*' : part))
    .join('/');
  return `${method} ${named}`.slice(0, LONGEST);
}
