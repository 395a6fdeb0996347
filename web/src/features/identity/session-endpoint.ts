import { endpoint } from '@hako/contract/endpoint';
import { Type } from 'typebox';

/** Who is signed in: refused with `access.not-signed-in` when nobody is. */
export const readSession = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'anyone',
  summary: 'The signed-in person, if any',
  reply: Type.Object({
    user: Type.Union([
      Type.Null(),
      Type.Object({ id: Type.String(), full_name: Type.String(), avatar: Type.Optional(Type.String()), role: Type.String() }),
    ]),
  }),
});
