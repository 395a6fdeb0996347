import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/**
 * Makes something of a schema when it is first needed, and once in a process. There are hundreds of
 * calls: compiling all of them took most of the time of a start.
 */
function onceFor<Schema extends object, Made>(make: (schema: Schema) => Made) {
  const made = new WeakMap<Schema, Made>();
  return (schema: Schema): Made => {
    const known = made.get(schema);
    if (known !== undefined) return known;
    const fresh = make(schema);
    made.set(schema, fresh);
    return fresh;
  };
}

/** Checks values by a schema of the contract. */
export const validatorOf: (schema: TSchema) => Validator = onceFor((schema) => Compile(schema));

/** Writes values by a schema of the contract as JSON. */
export const serializerOf = onceFor((schema: object) => fastJsonStringify(schema as never));

/** Writes replies by their schema, which drops what the contract does not name. */
export const writeBySchema: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (reply) =>
    serializerOf(schema)(reply);
