import type { KeyPair } from 'dpop';

const database = 'hako';
const store = 'keys';
const name = 'proof';

/**
 * The key pair that binds this browser's session: made once, private half never extractable, kept in IndexedDB so that all tabs share it.
 * Where storage is closed (private windows of some browsers) the pair lives as long as the page.
 */
export async function proofKey(): Promise<KeyPair> {
  kept ??= readOrMake();
  return kept;
}

let kept: Promise<KeyPair> | undefined;

async function readOrMake(): Promise<KeyPair> {
  const fresh = () =>
    crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
      'sign',
      'verify',
    ]) as Promise<KeyPair>;
  if (!('indexedDB' in globalThis)) return fresh();
  try {
    const found = await read();
    // Two tabs may make a pair at once: the first one stored is everybody's.
    return found ?? (await keepFirst(await fresh()));
  } catch {
    return fresh();
  }
}

async function read(): Promise<KeyPair | undefined> {
  const db = await open();
  return (await settled(db.transaction(store).objectStore(store).get(name))) as KeyPair | undefined;
}

async function keepFirst(pair: KeyPair): Promise<KeyPair> {
  const db = await open();
  const rows = db.transaction(store, 'readwrite').objectStore(store);
  const earlier = (await settled(rows.get(name))) as KeyPair | undefined;
  if (earlier) return earlier;
  await settled(rows.put(pair, name));
  return pair;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}
