import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '#drawers/conflict-dialog.tsx';
import type { ConflictField } from './find-conflicts.ts';
import type { AskedConflict } from './use-stale-save.ts';

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
