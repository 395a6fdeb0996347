import type { Endpoint, EndpointInput } from '@hako/contract/kit/endpoint';

/** The query of a call that has one. */
export type QueryOf<E extends Endpoint> =
  EndpointInput<E> extends { readonly query: infer Query } ? Query : never;

/**
 * What the address of a table asks its call for, by these names; an empty field asks for nothing.
 * The server compares it with the contract, so a word that somebody wrote into the address is
 * refused there.
 */
export function askedIn<E extends Endpoint>(
  _: E,
  search: URLSearchParams,
  names: readonly (keyof QueryOf<E> & string)[],
): QueryOf<E> {
  const asked = names.flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(asked) as QueryOf<E>;
}

/**
 * The address of a table with these fields: empty ones are left out, the page begins anew, the
 * order of the rows stays.
 */
export function searchWith(search: URLSearchParams, fields: Iterable<readonly [string, string]>) {
  const query = new URLSearchParams();
  const sort = search.get('sort');
  for (const [name, value] of fields) if (value.trim() !== '') query.append(name, value.trim());
  if (sort) query.set('sort', sort);
  return query;
}
