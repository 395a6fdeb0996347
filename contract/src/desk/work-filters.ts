import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Text, Uuid } from '../kit/shapes.ts';
import { WorkQuery } from './work.ts';

const DESK = { staff: ['sales', 'buyer', 'warehouse', 'accountant'] } as const;

/** So many filters one person keeps. */
export const MOST_FILTERS = 20;
/** A tab counts so far. */
export const MOST_ON_TAB = 100;

/**
 * What is kept of a filter: everything but a text, which names a person or one thing and is no
 * lasting wish.
 */
export const LastingQuery = Type.Omit(WorkQuery, ['text']);
export type LastingQuery = Static<typeof LastingQuery>;

const Count = { count: Type.Integer(), is_more: Type.Boolean() };

export const SavedFilter = Type.Object({
  id: Uuid,
  name: Text,
  filter: LastingQuery,
  /** Whoever shares a role with its owner, a fixed or an own one, sees it too. */
  is_shared: Type.Boolean(),
  is_mine: Type.Boolean(),
  ...Count,
});

export const listWorkFiltersEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/work/filters',
  access: DESK,
  summary:
    'The filters that I saved and those that colleagues share with my roles, each with how much it holds now, up to a hundred; and how much is mine and nobody’s.',
  reply: Type.Object({
    data: Type.Object({
      mine: Type.Object(Count),
      nobody: Type.Object(Count),
      filters: Type.Array(SavedFilter),
    }),
  }),
});

export const saveWorkFilterEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/work/filters',
  access: DESK,
  summary: 'Saves a filter under a name; one of mine with this name is replaced. At most twenty.',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
    filter: LastingQuery,
    is_shared: Type.Boolean(),
  }),
  reply: Type.Object({ data: Type.Object({ id: Uuid }) }),
  refusals: ['desk.filters-many'],
});

export const deleteWorkFilterEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/desk/work/filters/{id}',
  access: DESK,
  summary: 'One of my filters goes; nothing happens when it is gone.',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({ status: Type.Boolean() }),
});
