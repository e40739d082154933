import type { OfferCode } from '@parterre/contract/offer-codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateOfferCodeMutation } from '#api/queries/events/offer-codes.ts';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { useLockReason } from '#session/use-features.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { DeleteCodeDialog } from '../delete-code-dialog.tsx';

interface CodeRowMenuProps {
  code: OfferCode;
  showCode: string;
}

export function CodeRowMenu({ code, showCode }: CodeRowMenuProps) {
  const { t } = useTranslation('offer-codes');
  const search = usePageSearch();
  const reason = useLockReason('offer:write');
  const canWrite = reason === undefined;
  const [isDeleting, setDeleting] = useState(false);
  const copy = useCopyToClipboard();
  const switchCode = useSwitchCode(code, showCode);
  return (
    <>
      <MoreMenu label={t('menu.label', { code: code.code })}>
        <MenuEntry
          label={t(canWrite ? 'menu.edit' : 'menu.open')}
          to={`${paths.showOfferCode(showCode, code.offerCodeId)}${search}`}
        />
        <MenuEntry label={t('menu.copy')} onChoose={() => void copy(code.code)} />
        <MenuEntry
          label={t(code.isDisabled ? 'menu.enable' : 'menu.disable')}
          onChoose={() => void switchCode()}
          reason={reason}
        />
        <MenuEntry isDangerous label={t('delete.action')} onChoose={() => setDeleting(true)} reason={reason} />
      </MoreMenu>
      <DeleteCodeDialog
        code={isDeleting ? code : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => setDeleting(false)}
        showCode={showCode}
      />
    </>
  );
}

/**
 * Disables or enables a code. Needs `offer:write`. A code that somebody else has changed since it was read is refused
 * (STALE) with a toast; enabling fails if its hold has too few places left (NOT_ENOUGH_LEFT).
 */
function useSwitchCode(code: OfferCode, showCode: string) {
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
      showFailure(error);
    }
  };
}
