import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply, Flag, Text } from '../kit/shapes.ts';

const ADMIN = { staff: [] } as const;

/** What a company settles before its first order, in the order of the list. */
const StepName = Type.Union([
  Type.Literal('contact'),
  Type.Literal('company'),
  Type.Literal('rate'),
  Type.Literal('prices'),
  Type.Literal('warehouses'),
  Type.Literal('bank'),
  Type.Literal('staff'),
  Type.Literal('marketplaces'),
  Type.Literal('einvoice'),
]);
export type FirstStepName = Static<typeof StepName>;

/** What nobody can read from the rows: a person looked, and it is right as it is. */
export const ConfirmedStep = Type.Union([Type.Literal('prices'), Type.Literal('staff')]);
export type ConfirmedStep = Static<typeof ConfirmedStep>;

/** What somebody at the desk does; a warehouse is one for each house. */
const Duty = Type.Union([
  Type.Literal('sales'),
  Type.Literal('buyer'),
  Type.Literal('warehouse-jp'),
  Type.Literal('warehouse-vn'),
  Type.Literal('accountant'),
]);
export type Duty = Static<typeof Duty>;

const FirstStep = Type.Object({
  name: StepName,
  is_done: Flag,
  is_optional: Flag,
  /** Settings of the server that are missing, as its environment names them. */
  missing_settings: Type.Array(Text),
  /** What nobody was invited for. */
  missing_duties: Type.Array(Duty),
});
export type FirstStep = Static<typeof FirstStep>;

export const readFirstStepsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/first-steps',
  access: ADMIN,
  summary: 'What a new company still has to settle, as its rows and settings stand now.',
  reply: Type.Object({
    data: Type.Object({
      is_done: Type.Boolean({ description: 'nothing is left but what is optional' }),
      steps: Type.Array(FirstStep),
    }),
  }),
});

export const confirmFirstStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/first-steps/{step}/confirm',
  access: ADMIN,
  summary: 'Says that somebody looked at a first step and it is right as it is; once is enough.',
  params: Type.Object({ step: ConfirmedStep }),
  reply: DoneReply,
});
