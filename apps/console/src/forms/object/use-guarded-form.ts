import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { errorText } from '../../api/error-text.ts';
import type { UnsavedPlace } from '../../api/settings.ts';
import { useUnsavedChanges } from '../../api/use-unsaved-changes.ts';
import { type AppFormModel, useAppForm } from './use-app-form.ts';
import { useLeaveAfter } from './use-leave-after.ts';

interface GuardedFormOptions<V extends FieldValues> {
  defaultValues: DefaultValues<V>;
  place: UnsavedPlace;
  /** Resolves to 'stay' when the reader goes on in the form. */
  save: (values: V) => Promise<unknown>;
  /** The server's messages in the reader's language. */
  translate?: ((error: unknown) => unknown) | undefined;
  /** Words for a refusal that belongs to no field; else those of its code. */
  describe?: ((error: unknown) => string) | undefined;
  /** Leaves the form; called in the next turn, when the guard of unsaved changes has heard of the save. */
  onSaved: () => void;
}

/** A form whose changes are guarded until they are saved, and which is left once they are. */
export function useGuardedForm<V extends FieldValues>(options: GuardedFormOptions<V>): AppFormModel<V> {
  const { defaultValues, place, save, translate, describe = errorText, onSaved } = options;
  const [isDirty, setDirty] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useUnsavedChanges(place, isDirty && !isSaved);
  useLeaveAfter(isSaved, onSaved);
  return useAppForm<V>({
    defaultValues,
    describeError: describe,
    onDirtyChange: setDirty,
    onSubmit: async (values) => {
      try {
        if ((await save(values)) !== 'stay') setSaved(true);
      } catch (error) {
        throw translate ? translate(error) : error;
      }
    },
  });
}
