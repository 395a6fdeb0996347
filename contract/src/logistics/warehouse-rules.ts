import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply } from '../kit/shapes.ts';

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const choiceHours = Type.Integer({ minimum: 1, maximum: 720 });

/** What a kind of goods is called in the papers; both empty: nothing is drafted for it. */
export const CustomsHeading = Type.Object({
  category: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
  hs_code: Type.String({ pattern: '^([0-9]{4,10})?$' }),
  description: Type.String({ pattern: '^[ -~]{0,200}$', description: 'English' }),
});
export type CustomsHeading = Static<typeof CustomsHeading>;

export const readWarehouseRulesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/warehouse-rules',
  access: { staff: ['warehouse'] },
  summary:
    'The owner’s rules of the warehouse: hours to choose a box by day, newest first, and the headings of customs that hold today by kind of goods.',
  reply: Type.Object({
    data: Type.Object({
      terms: Type.Array(
        Type.Object({ valid_from: day, choice_hours: choiceHours, is_now: Type.Boolean() }),
      ),
      headings: Type.Array(Type.Object({ ...CustomsHeading.properties, valid_from: day })),
      /** Every kind of goods of the price list, in its order. */
      kinds: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
      may_edit: Type.Boolean(),
    }),
  }),
});

export const saveWarehouseTermsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/warehouse-rules/terms',
  access: { staff: [] },
  summary: 'The owner sets how long a customer may think about the boxes, from a day on.',
  body: Type.Object({ valid_from: day, choice_hours: choiceHours }),
  reply: DoneReply,
  refusals: ['logistics.rule-in-the-past'],
});

export const saveCustomsHeadingEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/warehouse-rules/headings',
  access: { staff: [] },
  summary: 'The owner says what a kind of goods is called in the papers, from today on.',
  body: CustomsHeading,
  reply: DoneReply,
  refusals: ['logistics.heading-not-whole', 'logistics.heading-unknown-kind'],
});
