import { type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { CodeSentReply, SignInReply } from '../identity/identity.ts';
import { Nullable } from '../kit/shapes.ts';

const maybe = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));
const text = (maxLength: number) => maybe(Type.String({ maxLength }));

/** Step `verify`: a code is on its way. Step `done` (the call carried the code): the account exists and is signed in. */
export const signUpEndpoint = endpoint({
  method: 'POST',
  path: '/api/signup',
  access: 'anyone',
  summary:
    'Opens an account in two steps: without `otp` a code is sent, with it the account is opened and signed in.',
  body: Type.Object({
    phone: text(200),
    email: text(200),
    full_name: text(120),
    short_name: text(120),
    password: Type.String({ maxLength: 200 }),
    confirmPassword: text(200),
    otp: text(20),
    captcha: text(2_000),
    type_mode: text(200),
  }),
  reply: Type.Object({
    step: Type.Union([Type.Literal('verify'), Type.Literal('done')]),
    ...Type.Partial(CodeSentReply).properties,
    ...Type.Partial(SignInReply).properties,
  }),
  refusals: [
    'customers.name-needed',
    'identity.contact-invalid',
    'identity.password-too-short',
    'identity.password-too-common',
    'identity.passwords-differ',
    'identity.code-too-soon',
    'identity.too-many-codes',
    'identity.codes-closed',
    'identity.wrong-code',
    'identity.contact-taken',
    'identity.busy',
  ],
});

/** Field names and types of the mobile client's session; amounts are whole đồng. */
export const Session = Type.Object({
  id: Type.String(),
  kind: Type.Union([Type.Literal('customer'), Type.Literal('staff')]),
  username: Type.String(),
  name: Type.String(),
  short_name: Type.String(),
  full_name: Type.String(),
  avatar: Nullable(Type.String()),
  birthdate: Nullable(Type.String()),
  gender: Nullable(Type.String()),
  address: Nullable(Type.String()),
  /** Empty when none is verified: the mobile client breaks on null. */
  email: Type.String(),
  phone: Type.String(),
  email_confirmed: Type.Boolean(),
  phone_confirmed: Type.Boolean(),
  permission: Nullable(Type.String()),
  role: Type.String(),
  roles: Type.Array(Type.String()),
  /** The only house in which a member of staff works. */
  warehouse: Type.Optional(Type.Union([Type.Literal('JP'), Type.Literal('VN')])),
  social: Type.Boolean(),
  sale: Nullable(
    Type.Object({
      _id: Type.String(),
      id: Type.String(),
      full_name: Type.String(),
      name: Type.String(),
      short_name: Type.String(),
      email: Nullable(Type.String()),
      /** For work: never what they sign in with. */
      phone: Nullable(Type.String()),
      zalo: Nullable(Type.String()),
      staff_code: Type.String(),
    }),
  ),
  sale_id: Nullable(Type.String()),
  vip: Type.Boolean(),
  activeVip: Nullable(
    Type.Object({
      _id: Type.String(),
      code: Type.String(),
      price: Type.Integer(),
      status: Type.Boolean(),
      max_quote: Type.Integer(),
      active_date: Type.String(),
      createdAt: Type.String(),
      updatedAt: Type.String(),
    }),
  ),
  level: Nullable(Type.Object({ code: Type.String(), name: Type.String() })),
  reward_level: Nullable(Type.Object({ level_code: Type.String(), level_name: Type.String() })),
  payment_percent: Type.Integer(),
  percent: Type.Integer(),
  cancel_bid: Type.Integer(),
  newUser: Type.Boolean(),
  pwdHasBeenSet: Type.Boolean(),
  wallet: Type.Object({
    count: Type.Integer(),
    paid: Type.Integer(),
    primary: Type.Integer(),
    total: Type.Integer(),
    balance: Type.Integer(),
    freeze: Type.Integer(),
  }),
  customer_no: Nullable(Type.String()),
  request_change_sale: Type.Boolean(),
  last_login: Nullable(Type.String()),
  last_collect_notification: Nullable(Type.String()),
  has_special_price_list: Type.Boolean(),
});

export const SessionReply = Type.Object({ code: Type.Integer(), data: Session });

export const readSessionEndpoint = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'session',
  summary: 'Who is signed in, with wallet and level.',
  reply: SessionReply,
});

const profileFields = {
  full_name: text(120),
  short_name: text(120),
  /** `YYYY-MM-DD`, or anything that begins so. An impossible date, or one outside 16 to 120 years ago, is left out when the rest is saved. */
  birthdate: text(40),
  gender: text(20),
  avatar: text(500),
};

export const updateSessionEndpoint = endpoint({
  method: 'PUT',
  path: '/api/session/update',
  access: 'customer',
  summary: 'Saves profile fields and gives the session back.',
  body: Type.Object(profileFields),
  reply: SessionReply,
  refusals: ['customers.name-needed'],
});

export const Profile = Type.Object({
  id: Type.String(),
  customer_no: Type.String(),
  full_name: Type.String(),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  birthdate: Nullable(Type.String()),
  gender: Nullable(Type.String()),
  avatar: Nullable(Type.String()),
  created_at: Type.String(),
  level: Type.Object({
    code: Type.String(),
    name: Type.String(),
    deposit_percent: Type.Integer(),
    service_fee_discount_percent: Type.Integer(),
    freight_discount_percent: Type.Integer(),
    concurrent_auctions: Type.Integer(),
    free_storage_days: Type.Integer(),
  }),
});

export const readProfileEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/profile',
  access: 'customer',
  summary: 'The profile of the signed-in customer.',
  reply: Type.Object({ data: Profile }),
});

/** The specification's sentence. */
export const PROFILE_SAVED = 'Cập nhật thành công!';

export const updateProfileEndpoint = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  access: 'customer',
  summary:
    'Saves the profile; `dropped` names fields that were not valid and therefore stayed as they were.',
  body: Type.Object(profileFields),
  reply: Type.Object({
    status: Type.Literal(true),
    success: Type.Literal(true),
    message: Type.String(),
    data: Profile,
    dropped: Type.Array(Type.String()),
  }),
  refusals: ['customers.name-needed'],
});
