import type { SeatPicker, Show } from '@parterre/contract/shows';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../api/error-text.ts';
import { useLazyGetShowQuery, useUpdateSeatPickerMutation } from '../../../../api/queries/shows.ts';
import { useUnsavedChanges } from '../../../../api/use-unsaved-changes.ts';
import { useAppForm } from '../../../../forms/object/use-app-form.ts';
import { useStaleSave } from '../../../../forms/object/use-stale-save.ts';
import { showToast } from '../../../../ui/notices/notices.tsx';

export type PickedShow = Pick<Show, 'showCode' | 'seatPicker' | 'revision'>;

/** The form of how seats are chosen: it stays open after a save. `onReload` hands over what the server has. */
export function usePickerForm(show: PickedShow, onReload: (fresh: PickedShow) => void) {
  const { t } = useTranslation('shows');
  const [update] = useUpdateSeatPickerMutation();
  const [getShow] = useLazyGetShowQuery();
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges('inPage', isDirty);
  const params = { showCode: show.showCode };
  const fresh = useRef(show);
  const load = ({ seatPicker, revision }: PickedShow) => ({ values: seatPicker, revision });
  const stale = useStaleSave<SeatPicker>(load(show), async () => {
    fresh.current = await getShow({ params }).unwrap();
    return load(fresh.current);
  });
  const [defaultValues] = useState(show.seatPicker);
  const model = useAppForm<SeatPicker>({
    defaultValues,
    describeError: errorText,
    onDirtyChange: setDirty,
    onSubmit: async (values) => {
      const outcome = await stale.save(values, async (changed, revision) => {
        const saved = await update({ params, body: changed, revision }).unwrap();
        showToast(t('picker.saved'), 'success');
        return saved.revision;
      });
      if (outcome === 'reload') onReload(fresh.current);
    },
  });
  return { model, asked: stale.asked };
}
