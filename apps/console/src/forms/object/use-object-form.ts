import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import type { UnsavedPlace } from '#api/settings.ts';
import { type EditedSource, useUnsavedChanges } from '#api/use-unsaved-changes.ts';
import { forgetConfirmed } from '../translation/confirmed-texts.ts';
import { type AppFormModel, type PlaceError, useAppForm } from './use-app-form.ts';
import { type AskedConflict, type LoadedValues, type Send, useStaleSave } from './use-stale-save.tsx';

interface Options<V extends FieldValues> {
  /** Read once, when the form opens: what is loaded anew meanwhile does not overwrite what is typed. */
  values: V;
  /** What was typed before the form opened: it counts as a change. */
  typed?: Partial<V> | undefined;
  place: UnsavedPlace;
  /** Where the form shows what the server says of a field, unless under the same name. */
  placeError?: PlaceError<V>;
  /** Hears of a refusal before its words are shown. */
  onRefused?: (error: unknown) => void;
  /** Words for a refusal that belongs to no field; else those of its code. */
  describe?: ((error: unknown) => string) | undefined;
  /** Called when nothing is unsaved any more: the guard would ask before that. */
  onLeave?: (() => void) | undefined;
  /** True where people save several times in a row: the form goes on from what was saved. */
  staysOpen?: boolean;
}

/**
 * Makes a thing, or does an act, from all values. Gives the way on from the form where that is not `onLeave`, `stay`
 * when the reader goes on in it, and `another` when it starts from its first values for the next thing.
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
  const leaving = useLeaving(onLeave);

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
    // A whole object is a partial one too, which the compiler cannot tell of a type it does not know.
    defaultValues: loaded.values as DefaultValues<V>,
    describeError: describe,
    onSubmit: (values) =>
      save(values).catch((error: unknown) => {
        if (!create && findProblem(error)?.status === 404) setGone(true);
        onRefused?.(error);
        throw error;
      }),
    onSaved: leaving.go,
    placeError,
    typed: given.typed,
    readSaved: stale.readStored,
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
    leave: () => {
      model.discard();
      leaving.prepare();
      leaving.go();
    },
  };
}

/** The way out of a form, gone once: prepared by a save, taken when the form has nothing unsaved any more. */
function useLeaving(onLeave: (() => void) | undefined) {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  const [leaving] = useState(() => {
    let way: (() => void) | undefined;
    let isGone = false;
    return {
      prepare: (other?: () => void) => {
        way = other ?? (() => latest.current?.());
      },
      go: () => {
        if (!way || isGone) return;
        isGone = true;
        way();
      },
    };
  });
  return leaving;
}

/** A form tells of a change where it is typed, not where it is drawn. */
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
