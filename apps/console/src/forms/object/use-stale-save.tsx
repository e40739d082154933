import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { ConflictDialog } from '#forms/object/conflict-dialog.tsx';
import { forgetConfirmed } from '../translation/confirmed-texts.ts';
import { type ConflictField, findConflicts, mergeTexts, pickChanged } from './find-conflicts.ts';

export interface LoadedValues<V> {
  values: V;
  revision: number;
}

export type ConflictChoice = 'mine' | 'theirs' | 'close';

/** The conflicting fields for the dialog; `choose` resumes the save. */
export interface AskedConflict<V> {
  fields: ConflictField<V>[];
  mine: V;
  theirs: V;
  choose: (choice: ConflictChoice) => void;
}

/**
 * Sends the changes with a revision. Resolves with the new one, or with the stored values if they differ from the
 * input. `whole` has all values, for fields that are sent together; `before` has the form's first values.
 */
export type Send<V> = (changed: Partial<V>, revision: number, whole: V, before: V) => Promise<number | LoadedValues<V>>;

/** Thrown by `send` if a part was saved before the rest was refused, for the reason in `cause`. */
export class PartlySaved extends Error {}

interface StaleSave<V> {
  /**
   * Sends the changes with the loaded revision. If somebody else saved meanwhile, one-sided changes of both are kept
   * and the user is asked about the rest. `anew` means that the form has to show the merged values.
   */
  save: (mine: V, send: Send<V>) => Promise<'saved' | 'anew'>;
  /** The values the form starts from after a save or reload. */
  readStored: () => V;
  startFrom: (loaded: LoadedValues<V>) => void;
  asked: AskedConflict<V> | null;
}

/** Saves one object with the revision loaded when its form opened (If-Match). `reload` returns its present values. */
export function useStaleSave<V extends object>(
  loaded: LoadedValues<V>,
  reload: () => Promise<LoadedValues<V>>,
): StaleSave<V> {
  const base = useRef(loaded);
  const [asked, setAsked] = useState<AskedConflict<V> | null>(null);
  const ask = (conflict: Omit<AskedConflict<V>, 'choose'>) =>
    new Promise<ConflictChoice>((choose) => setAsked({ ...conflict, choose })).finally(() => setAsked(null));

  const save: StaleSave<V>['save'] = async (typed, send) => {
    const { values } = base.current;
    let mine = typed;
    let stored = base.current;
    let isMerged = false;
    let isPartlySaved = false;
    /** What was saved is the form's new start, also if the rest is refused. */
    const refuse = async (error: unknown) => {
      if (isPartlySaved) base.current = await reload().catch(() => base.current);
      return error;
    };
    for (;;) {
      try {
        const changed = pickChanged(values, mine);
        const saved = await send(changed, stored.revision, { ...stored.values, ...changed }, values);
        const own = isMerged ? { ...stored.values, ...changed } : forgetConfirmed(mine);
        base.current = typeof saved === 'number' ? { values: own, revision: saved } : saved;
        if (!isMerged) return 'saved';
        // It is saved, even if it cannot be read again.
        base.current = await reload().catch(() => base.current);
        return 'anew';
      } catch (thrown) {
        const error = thrown instanceof PartlySaved ? thrown.cause : thrown;
        isPartlySaved ||= thrown instanceof PartlySaved;
        if (findProblem(error)?.code !== 'STALE') throw await refuse(error);
        const theirs = await reload();
        const fields = findConflicts(values, mine, theirs.values);
        mine = mergeTexts(values, mine, theirs.values);
        const choice = fields.length > 0 ? await ask({ fields, mine, theirs: theirs.values }) : 'mine';
        if (choice === 'close') throw await refuse(error);
        if (choice === 'theirs') {
          base.current = theirs;
          return 'anew';
        }
        stored = theirs;
        isMerged = true;
      }
    }
  };
  return {
    save,
    readStored: () => base.current.values,
    startFrom: (other) => {
      base.current = other;
    },
    asked,
  };
}

/** Writes a conflict field by field, so that a new field has to say how it is read. */
export type FieldWriters<V, Written = V> = Record<ConflictField<V>, (values: Written) => ReactNode>;

interface FormConflictProps<V> {
  asked: AskedConflict<V> | null;
  label: (field: ConflictField<V>) => string;
  /** Renders a value as in the form; '' if it is empty. */
  write: (values: V, field: ConflictField<V>) => ReactNode;
}

/** Shows both sides of the fields that somebody else changed too, and lets the user choose. */
export function FormConflict<V>({ asked, label, write }: FormConflictProps<V>) {
  const { t } = useTranslation('kit');
  const show = (values: V, field: ConflictField<V>): ReactNode => {
    const written = write(values, field);
    return typeof written === 'boolean' ? t(`drawers.${written ? 'conflictYes' : 'conflictNo'}`) : written || '–';
  };
  const conflicts = asked?.fields.map((field) => ({
    id: field,
    label: label(field),
    yours: show(asked.mine, field),
    theirs: show(asked.theirs, field),
  }));
  return (
    <ConflictDialog
      conflicts={conflicts ?? null}
      onClose={() => asked?.choose('close')}
      onKeepMine={() => asked?.choose('mine')}
      onTakeTheirs={() => asked?.choose('theirs')}
    />
  );
}
