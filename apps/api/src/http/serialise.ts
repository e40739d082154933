import buildSerialiser from 'fast-json-stringify';
import { z } from 'zod';

type Json = { [key: string]: unknown };

/** What names or limits a value without changing how it is written. */
const SAYS_NOTHING_OF_WRITING = new Set(['definitions', '$schema', 'id', '$id', 'format', 'pattern', 'propertyNames']);

/** A serialiser compiled from the contract's schema: faster than JSON.stringify, and nothing undeclared leaves. */
export function compileSerialiser(schema: z.ZodType): (answer: unknown) => string {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', target: 'draft-7' }) as Json;
  const definitions = (json.definitions ?? {}) as Record<string, Json>;
  return buildSerialiser(simplify(json, definitions) as Parameters<typeof buildSerialiser>[0]);
}

/** References resolved and `X | null` as a nullable X: the shapes the compiler turns into straight code. */
function simplify(value: unknown, definitions: Record<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((item) => simplify(item, definitions));
  if (typeof value !== 'object' || value === null) return value;
  const json = value as Json;
  if (typeof json.$ref === 'string') return simplify(definitions[json.$ref.replace('#/definitions/', '')], definitions);
  const kept = Object.fromEntries(
    Object.entries(json).filter(([keyword]) => !SAYS_NOTHING_OF_WRITING.has(keyword)),
  ) as Json;
  const withoutNull = Array.isArray(kept.anyOf) ? kept.anyOf.filter((option) => (option as Json).type !== 'null') : [];
  if (Array.isArray(kept.anyOf) && withoutNull.length === 1 && kept.anyOf.length === 2) {
    return { ...(simplify(withoutNull[0], definitions) as Json), nullable: true };
  }
  return Object.fromEntries(
    Object.entries(kept).map(([key, item]) => [
      key,
      key === 'properties' ? simplifyEach(item as Json, definitions) : simplify(item, definitions),
    ]),
  );
}

/** Names of properties are not keywords, however they read: `id`, `format`. */
const simplifyEach = (properties: Json, definitions: Record<string, Json>): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, item]) => [name, simplify(item, definitions)]));
