import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const readJson = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));
const { paths, components } = readJson('../../docs/api/openapi.json');
const operations = new Map(
  Object.values<Record<string, Operation>>(paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
);
const exceptions: { at: string[] }[] = readJson('exceptions.json');

test('every exception of the fuzzer names a field that its call has', () => {
  const places = exceptions.flatMap(({ at }) => at);
  expect(places.filter((place) => !isFieldOfCall(place))).toEqual([]);
});

test('a call or a field that the contract does not have is found', () => {
  const places = [
    'createShows name.0',
    'createShow names.0',
    'createShow name.en.0',
    'listShows pageIndexes',
    'listShows',
    '* pageIndexes',
  ];
  expect(places.filter(isFieldOfCall)).toEqual([]);
});

/**
 * True if `place` names a field of a call: `createBasket seats.0.seatId` is the id of a call, and a parameter or the
 * path of a field in its body. `* pageIndex` is a field of any call.
 */
function isFieldOfCall(place: string): boolean {
  const [operationId = '', field = '', ...rest] = place.split(' ');
  const called = operationId === '*' ? [...operations.values()] : [operations.get(operationId)];
  return rest.length === 0 && called.some((operation) => operation !== undefined && isFieldOf(operation, field));
}

function isFieldOf({ parameters = [], requestBody }: Operation, field: string): boolean {
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
  return parameters.some(({ name }) => name === field) || bodies.some((body) => hasField(body, field.split('.')));
}

/** True if the schema has the field at the path; `0` matches any item of a list, and any language of a text. */
function hasField(schema: Schema, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true;
  if (schema.$ref) return hasField(components.schemas[schema.$ref.split('/').at(-1) ?? ''], [name, ...rest]);
  const { additionalProperties: texts } = schema;
  const item = schema.items ?? (typeof texts === 'object' ? texts : undefined);
  const next = name === '0' ? item : schema.properties?.[name];
  if (next && hasField(next, rest)) return true;
  const forms = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? []);
  return forms.some((form) => hasField(form, [name, ...rest]));
}
