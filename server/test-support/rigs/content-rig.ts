import { newSecretId } from '../../src/kernel/chance.ts';
import { seedDemoPeople } from '../../src/demo-people.ts';
import { call } from '../people/client.ts';
import { staffToken } from '../people/sign-in.ts';
import { startTestService } from '../test-service.ts';

interface KeptAs {
  readonly customerId?: string | null;
  readonly isForContent?: boolean;
}

/** A service, and somebody of sales who writes what everybody reads. */
export async function createContentRig() {
  const service = await startTestService();
  await seedDemoPeople(service.platform);
  const staff = await staffToken(service, 'sales');
  const desk = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = staff) =>
    call(service, method, `/api/desk/${url}`, { token, ...(body ? { body } : {}) });
  /** A kept picture of this size, as the desk sends it. */
  const kept = async (
    width: number,
    height: number,
    { customerId = null, isForContent = true }: KeptAs = {},
  ) => {
    const id = newSecretId();
    await service.platform.db
      .insertInto('files')
      .values({
        ...{ id, customer_id: customerId, uploaded_by: newSecretId(), media_type: 'image/webp' },
        ...{ width, height, size_bytes: 3, created_at: service.platform.clock.now() },
        is_for_content: isForContent,
      })
      .execute();
    return id;
  };
  return {
    service,
    db: service.platform.db,
    staff,
    desk,
    kept,
    /** The address of a picture that everybody may see. */
    added: async (width: number, height: number): Promise<string> =>
      (await desk('POST', 'pictures', { file: await kept(width, height) })).body.data.url,
    close: () => service.close(),
  };
}

export type ContentRig = Awaited<ReturnType<typeof createContentRig>>;
