import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { useUpdateOfferCodeMutation } from '../../../api/queries/offer-codes.ts';
import { showToast } from '../../../ui/notices/notices.tsx';

/** Disables a code, or lets it work again. */
export function useSwitchCode(code: OfferCode, showCode: string) {
  const { t } = useTranslation('offer-codes');
  const [update] = useUpdateOfferCodeMutation();
  const { priceGroupId, offerCodeId, isDisabled, revision } = code;
  return async () => {
    try {
      await update({
        params: { showCode, priceGroupId, offerCodeId },
        body: { isDisabled: !isDisabled },
        revision,
      }).unwrap();
      showToast(t(isDisabled ? 'switch.enabled' : 'switch.disabled', { code: code.code }), 'success');
    } catch (error) {
      showToast(errorText(error), 'error');
    }
  };
}
