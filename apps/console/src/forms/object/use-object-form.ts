import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import type { UnsavedPlace } from '#api/settings.ts';
import { useUnsavedChanges } from '#api/use-unsaved-changes.ts';
import { forgetConfirmed } from '../translation/confirmed-texts.ts';
import { type AppFormModel, type PlaceError, useAppForm } from './use-app-form.ts';
import { type AskedConflict, type LoadedValues, type Send, useStaleSave } from './use-stale-save.tsx';

interface Options<V extends FieldValues> {
  /** What the form starts from when it opens. */
  values: V;
  place: UnsavedPlace;
  /** Where the form shows what the server says of a field, unless under the same name. */
  placeError?: PlaceError<V>;
  /** Hears of a refusal before its words are shown. */
  onRefused?: (error: unknown) => void;
  /** Words for a refusal that belongs to no field; else those of its code. */
  describe?: ((error: unknown) => string) | undefined;
  /** Leaves the form, once it is saved. */
  onLeave?: (() => void) | undefined;
  /** Who saved a stored thing goes on in its form. */
  staysOpen?: boolean;
}

/**
 * Makes a thing, or does an act, from all values. Gives the way on from the form where that is not `onLeave`, and `stay`
 * when the reader goes on in it.
 */
type Create<V> = (values: V) => Promise<unknown>;

interface New<V> {
  create: Create<V>;
}

interface Stored<V> {
  /** Given where the form is of a new thing after all. */
  create?: Create<V> | undefined;
  revision: number;
  reload: () => Promise<LoadedValues<V>>;
  send: Send<V>;
}

type ObjectFormOptions<V extends FieldValues> = Options<V> & (New<V> | Stored<V>);

interface ObjectForm<V extends FieldValues> {
  model: AppFormModel<V>;
  /** What somebody else changed meanwhile, for the conflict dialog. */
  asked: AskedConflict<V> | null;
  /** Shows the thing as it is now instead of what was typed. */
  startAnew: (loaded: LoadedValues<V>) => void;
  /** Leaves without asking, for one who deleted the thing. */
  leave: () => void;
}

/**
 * The form of a thing that is stored, or to be: guarded until it is saved, never saved over somebody else unasked, and
 * started anew by itself when it shows what is no longer so.
 */
export function useObjectForm<V extends FieldValues>(options: ObjectFormOptions<V>): ObjectForm<V> {
  const given: Options<V> & Partial<Stored<V>> = options;
  const {
    place,
    create,
    reload,
    send,
    placeError,
    onRefused,
    describe = errorText,
    onLeave,
    staysOpen = false,
  } = given;
  const [loaded] = useState({ values: options.values, revision: given.revision ?? 0 });
  const stale = useStaleSave<V>(loaded, reload ?? (async () => loaded));
  const [isGone, setGone] = useState(false);
  const [way, setWay] = useState<{ leave: (() => void) | undefined }>();

  const save = async (values: V) => {
    if (create) {
      const next = await create(values);
      if (next !== 'stay') setWay({ leave: typeof next === 'function' ? () => next() : undefined });
    } else if (send) {
      const outcome = await stale.save(values, send);
      if (outcome === 'saved' && !staysOpen) setWay({ leave: undefined });
    }
  };
  const model = useAppForm<V>({
    // A whole object is a partial one too, which the compiler cannot tell of a type it does not know.
    defaultValues: loaded.values as DefaultValues<V>,
    describeError: describe,
    onSubmit: (values) =>
      save(values).catch((error: unknown) => {
        if (!create && findProblem(error)?.status === 404) setGone(true);
        onRefused?.(error);
        throw error;
      }),
    placeError,
    readSaved: create ? forgetConfirmed : stale.readStored,
  });
  useUnsavedChanges(place, model.form.formState.isDirty && !way);
  useLeaveAfter(way !== undefined, () => (way?.leave ?? onLeave)?.());
  return {
    model: { ...model, isGone },
    asked: stale.asked,
    startAnew: (other) => {
      stale.startFrom(other);
      model.form.reset(other.values);
    },
    leave: () => setWay({ leave: undefined }),
  };
}

function useLeaveAfter(isDone: boolean, leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  // The guard of unsaved changes hears of the save in an effect, so only the next turn can leave unasked.
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => latest.current());
    return () => clearTimeout(timer);
  }, [isDone]);
}
