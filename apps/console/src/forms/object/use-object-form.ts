import { useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import type { UnsavedPlace } from '#api/settings.ts';
import { type EditedSource, useUnsavedChanges } from '#api/use-unsaved-changes.ts';
import { useIsOpen } from '#drawers/use-is-open.ts';
import { useLatest } from '#ui/use-latest.ts';
import { forgetConfirmed } from '../translation/confirmed-texts.ts';
import { pickChanged } from './find-conflicts.ts';
import { type AppFormModel, type PlaceError, startUnder, useAppForm } from './use-app-form.ts';
import { type AskedConflict, type LoadedValues, type Send, useStaleSave } from './use-stale-save.tsx';

interface Options<V extends FieldValues> {
  /** Read only when the form opens: a later refetch does not overwrite the input. */
  values: V;
  /** Input restored over the values; it counts as a change. */
  typed?: Partial<V> | undefined;
  place: UnsavedPlace;
  /** Maps the server's field errors to fields of the form, if their names differ. */
  placeError?: PlaceError<V>;
  /** Called with a refusal before its message is shown. */
  onRefused?: (error: unknown) => void;
  /** Returns the text for a refusal without a field; by default the text of its code. */
  describe?: ((error: unknown) => string) | undefined;
  /** Called when nothing is unsaved, because the guard would ask before that. */
  onLeave?: (() => void) | undefined;
  /** True where users save several times in a row: the form continues with the saved values. */
  staysOpen?: boolean;
}

/**
 * Creates a thing, or performs an action, with all values. Returns a function to leave the form, if it is not
 * `onLeave`; `stay` to stay in it; `another` to restart with the first values.
 */
type Create<V> = (values: V) => Promise<unknown>;

interface New<V> {
  create: Create<V>;
}

interface Stored<V> {
  /** Set if the form turns out to be for a new object. */
  create?: Create<V> | undefined;
  revision: number;
  reload: () => Promise<LoadedValues<V>>;
  send: Send<V>;
}

type ObjectFormOptions<V extends FieldValues> = Options<V> & (New<V> | Stored<V>);

interface ObjectForm<V extends FieldValues> {
  model: AppFormModel<V>;
  /** The conflicting changes by somebody else, for the dialog; null without a conflict. */
  asked: AskedConflict<V> | null;
  /** Discards the input and shows the loaded values. */
  startAnew: (loaded: LoadedValues<V>) => void;
  /** Leaves without asking, after deletion or for another page than that of `onLeave`. */
  leave: (way?: () => void) => void;
}

/**
 * Form of an existing or new object: guards unsaved changes, asks before overwriting somebody else's, and resets when
 * the object changes.
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
  const leaving = useLeaving(onLeave);
  const isOpen = useIsOpen();

  const save = async (values: V) => {
    if (create) {
      const next = await create(values);
      stale.startFrom({ ...loaded, values: next === 'another' ? loaded.values : forgetConfirmed(values) });
      if (next !== 'stay' && next !== 'another') leaving.prepare(typeof next === 'function' ? () => next() : undefined);
    } else if (send) {
      const outcome = await stale.save(values, send);
      if (outcome === 'saved' && !staysOpen) leaving.prepare();
    }
  };
  const model = useAppForm<V>({
    // The compiler cannot know that a generic V satisfies its own partial type.
    defaultValues: loaded.values as DefaultValues<V>,
    describeError: describe,
    onSubmit: async (values) => {
      const before = stale.readStored();
      try {
        await save(values);
      } catch (error) {
        const stored = stale.readStored();
        // A part was saved before the rest was refused.
        if (stored !== before) startUnder(model.form, stored, pickChanged(before, model.form.getValues()));
        if (!create && findProblem(error)?.status === 404) setGone(true);
        onRefused?.(error);
        throw error;
      }
    },
    // A save that ends after the form was closed takes nobody away from where they are by then.
    onSaved: () => isOpen.current && leaving.go(),
    placeError,
    typed: given.typed,
    readSaved: stale.readStored,
    goesOn: () => !leaving.isPrepared(),
  });
  const [source] = useState(() => watchForm(model.form));
  useUnsavedChanges(place, source);
  return {
    model: { ...model, isGone },
    asked: stale.asked,
    startAnew: (other) => {
      stale.startFrom(other);
      model.form.reset(other.values);
    },
    leave: (way) => {
      model.discard();
      leaving.prepare(way);
      leaving.go();
    },
  };
}

/** Leaves the form once: a save prepares the function, which runs when the form has no unsaved changes. */
function useLeaving(onLeave: (() => void) | undefined) {
  const latest = useLatest(onLeave);
  const [leaving] = useState(() => {
    let way: (() => void) | undefined;
    let isGone = false;
    return {
      prepare: (other?: () => void) => {
        way = other ?? (() => latest.current?.());
      },
      isPrepared: () => way !== undefined,
      go: () => {
        if (!way || isGone) return;
        isGone = true;
        way();
      },
    };
  });
  return leaving;
}

/** Subscribes to the form itself, so that changes are noticed before the next render. */
function watchForm<V extends FieldValues>(form: UseFormReturn<V>): EditedSource {
  let isDirty = false;
  return {
    hasChanges: () => isDirty,
    subscribe: (listener) =>
      form.subscribe({
        formState: { isDirty: true },
        callback: (state) => {
          isDirty = state.isDirty ?? isDirty;
          listener();
        },
      }),
  };
}
