import type { SeatPicker } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../../drawers/conflict-dialog.tsx';
import type { AskedConflict } from '../../../../forms/object/use-stale-save.ts';

/** Somebody else changed the same settings meanwhile. */
export function PickerConflict({ asked }: { asked: AskedConflict<SeatPicker> | null }) {
  const { t } = useTranslation('shows');
  const write = (value: SeatPicker[keyof SeatPicker] | undefined): string => {
    if (typeof value === 'boolean') return t(value ? 'picker.yes' : 'picker.no');
    return typeof value === 'string' ? t(`picker.values.${value}`) : String(value ?? '');
  };
  return (
    <ConflictDialog
      conflicts={
        asked?.fields.map((field) => ({
          id: field,
          label: t(`picker.${field}`),
          yours: write(asked.mine[field]),
          theirs: write(asked.theirs[field]),
        })) ?? null
      }
      onClose={() => asked?.choose('close')}
      onKeepMine={() => asked?.choose('mine')}
      onTakeTheirs={() => asked?.choose('theirs')}
    />
  );
}
