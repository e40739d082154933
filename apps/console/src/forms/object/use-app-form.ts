import { CULTURE_FORM } from '@parterre/contract/wire/patterns';
import type { FieldError } from '@parterre/contract/wire/problem';
import type { i18n as I18n } from 'i18next';
import { useId, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameLanguage } from '#i18n/name-language.ts';
import { forgetConfirmed } from '../translation/confirmed-texts.ts';
import { fieldErrorText, findFieldErrors } from './field-error-text.ts';

interface AppFormOptions<V extends FieldValues> {
  defaultValues: DefaultValues<V>;
  /** What was typed before the form opened, over the defaults: it counts as a change. */
  typed?: Partial<V> | undefined;
  /** Rejecting with a problem that has `fieldErrors` marks those fields. */
  onSubmit: (values: V) => Promise<unknown>;
  /** Words for a rejection without field errors; default 'Saving failed.'. */
  describeError?: (error: unknown) => string;
  /** Follows a save once nothing is unsaved any more. */
  onSaved?: () => void;
  /** What the form starts from once it is saved; default what was typed. */
  readSaved?: (typed: V) => V;
  /** Where the form shows what the server says of one of its fields. */
  placeError?: PlaceError<V> | undefined;
}

/** What a form knows better than the server of a field error: its own name of the field, what else it says before the words. */
export type PlaceError<V> = (
  entry: FieldError,
  typed: V,
) => Partial<Pick<FieldError, 'field' | 'values'>> & { label?: string };

export interface AppFormModel<V extends FieldValues = FieldValues> {
  form: UseFormReturn<V>;
  formId: string;
  /** What went wrong as a whole; words for the reader. */
  failure: string | undefined;
  /** Somebody deleted the thing meanwhile: what is typed stays to be read, but cannot be saved. */
  isGone?: boolean;
  submit: () => Promise<void>;
  discard: () => void;
}

/** One form: defaults, submission and server errors on their fields. */
export function useAppForm<V extends FieldValues>(options: AppFormOptions<V>): AppFormModel<V> {
  const { defaultValues, typed, onSubmit, onSaved, describeError, readSaved = forgetConfirmed, placeError } = options;
  const { t, i18n } = useTranslation('kit');
  const form = useForm<V>({
    defaultValues,
    mode: 'onTouched',
    ...(typed && { values: { ...defaultValues, ...typed } as V, resetOptions: { keepDefaultValues: true } }),
  });
  const [failure, setFailure] = useState<string>();

  const save = async (values: V) => {
    setFailure(undefined);
    try {
      await onSubmit(values);
      form.reset(readSaved(values));
      onSaved?.();
    } catch (error) {
      const fieldErrors = findFieldErrors(error);
      const placed = fieldErrors.map((entry) => ({ ...entry, ...placeError?.(entry, values) }));
      const rest = markFields(form, placed, i18n);
      if (rest.length > 0) setFailure(rest.join(' '));
      else if (fieldErrors.length === 0) setFailure(describeError?.(error) ?? t('forms.savingFailed'));
    }
  };

  return {
    form,
    formId: useId(),
    failure,
    submit: form.handleSubmit(save),
    discard: () => {
      setFailure(undefined);
      form.reset();
    },
  };
}

type PlacedError = FieldError & { label?: string };

/** Puts every error on its field, focuses the first; gives the words of those that belong to no field shown. */
function markFields<V extends FieldValues>(form: UseFormReturn<V>, errors: PlacedError[], i18n: I18n): string[] {
  const rest: string[] = [];
  let isFirst = true;
  for (const entry of errors) {
    const path = findPath(form, entry.field);
    const message = wordError(entry, path, i18n);
    if (path === undefined) rest.push(message);
    else {
      form.setError(path, { type: 'server', message }, { shouldFocus: isFirst });
      isFirst = false;
    }
  }
  return rest;
}

/** A text by culture is one field: what is wrong in one of its languages says in which. */
function wordError(entry: PlacedError, path: string | undefined, i18n: I18n): string {
  const words = fieldErrorText(entry, i18n);
  const message = entry.label === undefined ? words : `${entry.label}: ${words}`;
  const culture = path === undefined ? '' : entry.field.slice(path.length + 1);
  if (!CULTURE_FORM.test(culture)) return message;
  return i18n.t('kit:texts.inLanguage', { language: nameLanguage(culture, i18n.language), message });
}

/** The field itself, or the nearest field around it: `name.en-GB` belongs to `name`. */
function findPath<V extends FieldValues>(form: UseFormReturn<V>, field: string): Path<V> | undefined {
  for (let path = field; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    for (const name of form.control._names.mount) if (name === path) return name as Path<V>;
  }
  return undefined;
}
