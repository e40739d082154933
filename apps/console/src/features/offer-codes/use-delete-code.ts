import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { findProblem } from '../../api/failure.ts';
import { useLazyGetShowOfferCodeQuery, useRemoveOfferCodeMutation } from '../../api/queries/offer-codes.ts';
import { showToast } from '../../ui/notices/notices.tsx';

type Removed = Pick<OfferCode, 'offerCodeId' | 'priceGroupId' | 'code' | 'revision'>;

/** Deletes a code and says what became of it: the server disables one that was used while the question was open. */
export function useDeleteCode(showCode: string): (code: Removed) => Promise<void> {
  const { t } = useTranslation('offer-codes');
  const [remove] = useRemoveOfferCodeMutation();
  const [getCode] = useLazyGetShowOfferCodeQuery();
  return async ({ offerCodeId, priceGroupId, code, revision }) => {
    try {
      await remove({ params: { showCode, priceGroupId, offerCodeId }, revision }).unwrap();
      const isGone = await getCode({ params: { showCode, offerCodeId } })
        .unwrap()
        .then(() => false)
        .catch((error: unknown) => findProblem(error)?.status === 404);
      showToast(t(isGone ? 'delete.done' : 'switch.disabled', { code }), 'success');
    } catch (error) {
      showToast(errorText(error), 'error');
      throw error;
    }
  };
}
