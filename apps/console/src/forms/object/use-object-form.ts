import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { UnsavedPlace } from '../../api/settings.ts';
import type { AppFormModel } from './use-app-form.ts';
import { useGuardedForm } from './use-guarded-form.ts';
import { type AskedConflict, type Loaded, useStaleSave } from './use-stale-save.ts';

interface ObjectFormOptions<V extends FieldValues> {
  /** The object as it is when the form opens; a new edition of the form starts from another. */
  loaded: Loaded<V>;
  /** Given for a new one: sends it whole, and nothing of it can be stale. */
  create?: ((values: V) => Promise<unknown>) | undefined;
  place: UnsavedPlace;
  reload: () => Promise<Loaded<V>>;
  /** Sends what changed under the revision that was read; gives the new one. `whole` is what it will be then. */
  send: (changed: Partial<V>, revision: number, whole: V) => Promise<number>;
  /** The server's messages in the reader's language. */
  translate?: (error: unknown) => unknown;
  /** Words for a refusal that belongs to no field; else those of its code. */
  describe?: (error: unknown) => string;
  onSaved: () => void;
  /** The form shows what is no longer so: it starts anew. */
  onReload: () => void;
}

interface ObjectForm<V extends FieldValues> {
  model: AppFormModel<V>;
  /** What somebody else changed meanwhile, for the conflict dialog. */
  asked: AskedConflict<V> | null;
}

/** The form of something stored, or to be: guarded until it is saved, never saved over somebody else unasked. */
export function useObjectForm<V extends FieldValues>(options: ObjectFormOptions<V>): ObjectForm<V> {
  const { create, place, reload, send, translate, describe, onSaved, onReload } = options;
  const [loaded] = useState(options.loaded);
  const stale = useStaleSave<V>(loaded, reload);
  const model = useGuardedForm<V>({
    // A whole object is a partial one too, which the compiler cannot tell of a type it does not know.
    defaultValues: loaded.values as DefaultValues<V>,
    place,
    save: async (values) => {
      if (create) return void (await create(values));
      if ((await stale.save(values, send)) === 'saved') return undefined;
      onReload();
      return 'stay';
    },
    translate,
    describe,
    onSaved,
  });
  return { model, asked: stale.asked };
}
