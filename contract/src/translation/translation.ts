import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

const GlossaryVersion = Type.Object({
  /** 0 is the file that comes with the program. */
  version: Type.Integer(),
  /** Tab-separated, columns as its first lines say. */
  tsv: Type.String(),
  terms: Type.Integer(),
  changed_at: Type.Union([Type.String(), Type.Null()]),
});

export const readGlossaryEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/glossary',
  access: { staff: ['admin'] },
  summary: 'The glossary of the trade as one text to edit.',
  reply: Type.Object({ data: GlossaryVersion }),
});

export const changeGlossaryEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/glossary',
  access: { staff: ['admin'] },
  summary: 'Puts an edited glossary in force; refused with the lines that are wrong.',
  body: Type.Object({
    version: Type.Integer({ minimum: 0 }),
    tsv: Type.String({ minLength: 1, maxLength: 400_000 }),
  }),
  reply: Type.Object({ data: GlossaryVersion }),
  refusals: ['translation.glossary-faulty', 'translation.glossary-changed'],
});
