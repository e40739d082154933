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

/** What both changed, for the dialog; `choose` lets the save go on. */
export interface AskedConflict<V> {
  fields: ConflictField<V>[];
  mine: V;
  theirs: V;
  choose: (choice: ConflictChoice) => void;
}

/**
 * Sends what changed under a revision and gives the new one, or what is stored now where that is more than was typed.
 * `whole`: the object as it will be, for fields that are sent together; `before`: what the form started from.
 */
export type Send<V> = (changed: Partial<V>, revision: number, whole: V, before: V) => Promise<number | LoadedValues<V>>;

interface StaleSave<V> {
  /**
   * Sends what changed with the revision that was loaded. When somebody else saved meanwhile, what only one side changed
   * is kept from both, and the reader is asked about the rest. `anew`: the form shows what is no longer so.
   */
  save: (mine: V, send: Send<V>) => Promise<'saved' | 'anew'>;
  /** What the form starts from now. */
  readStored: () => V;
  startFrom: (loaded: LoadedValues<V>) => void;
  asked: AskedConflict<V> | null;
}

/** Saves of one object as it was loaded when its form opened (If-Match). `reload` gives it as it is now. */
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
    for (;;) {
      try {
        const changed = pickChanged(values, mine);
        const saved = await send(changed, stored.revision, { ...stored.values, ...changed }, values);
        if (isMerged) base.current = await reload();
        else base.current = typeof saved === 'number' ? { values: forgetConfirmed(mine), revision: saved } : saved;
        return isMerged ? 'anew' : 'saved';
      } catch (error) {
        if (findProblem(error)?.code !== 'STALE') throw error;
        const theirs = await reload();
        const fields = findConflicts(values, mine, theirs.values);
        mine = mergeTexts(values, mine, theirs.values);
        const choice = fields.length > 0 ? await ask({ fields, mine, theirs: theirs.values }) : 'mine';
        if (choice === 'close') throw error;
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

interface FormConflictProps<V> {
  asked: AskedConflict<V> | null;
  label: (field: ConflictField<V>) => string;
  /** A field as the reader knows it: a switch as it is, what is empty as ''. */
  write: (values: V, field: ConflictField<V>) => ReactNode;
}

/** Somebody else saved the same fields meanwhile: both sides of each, and which to keep. */
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
