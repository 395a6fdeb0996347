import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

const Settings = Type.Object({
  auto_translate_keyword: Type.Optional(Type.Union([Type.Literal('auto'), Type.Literal('off')])),
  notification_filter: Type.Optional(Type.Union([Type.Literal(''), Type.Literal('over_pricing')])),
  hide_contact: Type.Optional(Type.Boolean()),
  route_code: Type.Optional(Type.Literal('JP')),
});

export const readSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/user-setting',
  access: 'customer',
  summary: 'Settings of the customer that follow them to every device.',
  reply: Type.Object({ data: Settings }),
});

export const saveSettingsEndpoint = endpoint({
  method: 'POST',
  path: '/api/user-setting',
  access: 'customer',
  summary: 'Saves the settings that are named; the others stay.',
  body: Settings,
  reply: Type.Object({ status: Type.Literal(true), success: Type.Literal(true), data: Settings }),
});
