import { listMissingLanguages } from './list-missing-languages.ts';

/** The first of the texts that is missing or outdated in a language; undefined when all is done. */
export function findTextToDo(
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>,
  outdated: Readonly<Record<string, readonly string[]>>,
  cultures: readonly string[],
): string | undefined {
  return Object.entries(fields).find(
    ([field, texts]) =>
      listMissingLanguages({ [field]: texts }, cultures).length > 0 || (outdated[field] ?? []).length > 0,
  )?.[0];
}
