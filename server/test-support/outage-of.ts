import { Outage } from '../src/kernel/outage.ts';

/** The outage that a call ends with. Fails when the call is answered or ends with anything else. */
export async function outageOf(call: Promise<unknown>): Promise<Outage> {
  const failure: unknown = await call.then(
    () => new Error('it was answered'),
    (thrown: unknown) => thrown,
  );
  if (failure instanceof Outage) return failure;
  throw failure;
}

/** What an outage names as missing when this is read. */
export function missingIn(read: () => unknown): string | undefined {
  try {
    read();
  } catch (failure) {
    if (failure instanceof Outage) return failure.missing;
    throw failure;
  }
  return 'nothing: it was read';
}
