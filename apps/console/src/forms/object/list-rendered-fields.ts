import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Lists the fields that have rendered. The library tells so nowhere in public, so this alone relies on a private name of
 * it; a test of it fails if an update moves the name.
 */
export const listRenderedFields = <V extends FieldValues>(form: UseFormReturn<V>): Path<V>[] =>
  [...form.control._names.mount].map((name) => name as Path<V>);
