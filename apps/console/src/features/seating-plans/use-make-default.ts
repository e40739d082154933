import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { useUpdateSeatingPlanMutation } from '../../api/queries/seating-plans.ts';
import { showToast } from '../../ui/notices/notices.tsx';

/** Makes a plan the one that events at the venue get; says how it went in a toast. */
export function useMakeDefault() {
  const { t } = useTranslation('seating-plans');
  const [update, { isLoading }] = useUpdateSeatingPlanMutation();
  const makeDefault = async ({ id, revision }: { id: number; revision: number }): Promise<void> => {
    try {
      await update({ params: { id }, body: { isDefault: true }, revision }).unwrap();
      showToast(t('saved'));
    } catch (error) {
      showToast(errorText(error), 'error');
    }
  };
  return { makeDefault, isRunning: isLoading };
}
