import { CULTURE_FORM } from '@parterre/contract/wire/patterns';
import type { FieldError } from '@parterre/contract/wire/problem';
import type { i18n as I18n } from 'i18next';
import { useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameLanguage } from '#i18n/name-language.ts';
import { forgetConfirmed } from '../translation/confirmed-texts.ts';
import { fieldErrorText, findFieldErrors } from './field-error-text.ts';
import { pickChanged } from './find-conflicts.ts';
import { listRenderedFields } from './list-rendered-fields.ts';

interface AppFormOptions<V extends FieldValues> {
  defaultValues: DefaultValues<V>;
  /** Input restored over the defaults; it counts as a change. */
  typed?: Partial<V> | undefined;
  /** A rejection with `fieldErrors` marks those fields. */
  onSubmit: (values: V) => Promise<unknown>;
  /** Returns the text for a rejection without field errors; defaults to 'Saving failed.'. */
  describeError?: (error: unknown) => string;
  /** Called after a save, when the form has no unsaved changes. */
  onSaved?: () => void;
  /** Returns the form's new defaults after a save; by default the saved input. */
  readSaved?: (typed: V) => V;
  /** Returns whether the user goes on in the form after a save, with what was typed during it; by default they do. */
  goesOn?: () => boolean;
  /** Maps the server's field errors to fields of the form. */
  placeError?: PlaceError<V> | undefined;
}

/** Adjusts a field error to the form: another field name, other values, or a label before the message. */
export type PlaceError<V> = (
  entry: FieldError,
  typed: V,
) => Partial<Pick<FieldError, 'field' | 'values'>> & { label?: string };

export interface AppFormModel<V extends FieldValues = FieldValues> {
  form: UseFormReturn<V>;
  formId: string;
  /** The error of the whole form, in the reader's language. */
  failure: string | undefined;
  /** Somebody deleted the object meanwhile: the input stays visible but cannot be saved. */
  isGone?: boolean;
  submit: () => Promise<void>;
  discard: () => void;
}

/** Creates a form: defaults, submission, and server errors at their fields. */
export function useAppForm<V extends FieldValues>(options: AppFormOptions<V>): AppFormModel<V> {
  const { defaultValues, typed, onSubmit, onSaved, describeError, placeError } = options;
  const { readSaved = forgetConfirmed, goesOn = () => true } = options;
  const { t, i18n } = useTranslation('kit');
  const form = useForm<V>({
    defaultValues,
    mode: 'onTouched',
    ...(typed && { values: { ...defaultValues, ...typed } as V, resetOptions: { keepDefaultValues: true } }),
  });
  const [failure, setFailure] = useState<string>();
  const isSubmitting = useRef(false);

  const save = async (values: V) => {
    setFailure(undefined);
    try {
      await onSubmit(values);
      startUnder(form, readSaved(values), goesOn() ? pickChanged(values, form.getValues()) : {});
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
    // Enter in a field submits too, while the button waits.
    submit: async () => {
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      await form
        .handleSubmit(save)()
        .finally(() => {
          isSubmitting.current = false;
        });
    },
    discard: () => {
      setFailure(undefined);
      form.reset();
    },
  };
}

/** Starts the form from other values, below input that stays unsaved. */
export function startUnder<V extends FieldValues>(form: UseFormReturn<V>, values: V, input: Partial<V>): void {
  // Said each time, because every reset takes over what `resetOptions` say of restored input.
  form.reset(values, { keepDefaultValues: false });
  for (const [name, value] of Object.entries(input)) form.setValue(name as Path<V>, value, { shouldDirty: true });
}

type PlacedError = FieldError & { label?: string };

/** Shows errors at their fields and focuses the first; returns the messages of those without a visible field. */
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

/** A text by culture is one field, so an error in another language names that language. */
function wordError(entry: PlacedError, path: string | undefined, i18n: I18n): string {
  const words = fieldErrorText(entry, i18n);
  const message = entry.label === undefined ? words : i18n.t('kit:labelled', { label: entry.label, value: words });
  const culture = path === undefined ? '' : entry.field.slice(path.length + 1);
  if (!CULTURE_FORM.test(culture)) return message;
  return i18n.t('kit:texts.inLanguage', { language: nameLanguage(culture, i18n.language), message });
}

/** Returns the field or its closest parent in the form: `name.en-GB` belongs to `name`. */
function findPath<V extends FieldValues>(form: UseFormReturn<V>, field: string): Path<V> | undefined {
  const rendered = listRenderedFields(form);
  for (let path = field; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const found = rendered.find((name) => name === path);
    if (found !== undefined) return found;
  }
  return undefined;
}
