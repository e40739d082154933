import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../drawers/conflict-dialog.tsx';
import type { AskedConflict } from '../../../forms/use-stale-save.ts';
import type { LinkValues } from './link-values.ts';

/** Somebody else saved the same fields of the link meanwhile. */
export function LinkConflict({ asked }: { asked: AskedConflict<LinkValues> | null }) {
  const { t } = useTranslation('short-urls');
  const write = (values: LinkValues, field: keyof LinkValues): string => {
    const value = values[field];
    return typeof value === 'boolean' ? t(value ? 'state.active' : 'state.paused') : value;
  };
  const labels = { title: t('field.title'), targetUrl: t('field.target'), isActive: t('field.active') };
  const conflicts = asked?.fields.map((field) => ({
    id: field,
    label: labels[field],
    yours: write(asked.mine, field),
    theirs: write(asked.theirs, field),
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
