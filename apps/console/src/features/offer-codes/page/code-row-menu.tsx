import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { OfferCode } from '@parterre/contract/offer-codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { useUpdateOfferCodeMutation } from '#api/queries/offer-codes.ts';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { DeleteCodeDialog } from '../delete-code-dialog.tsx';
import { useCodeSearch } from './code-list-query.ts';

interface CodeRowMenuProps {
  code: OfferCode;
  showCode: string;
}

/** What can be done with a code without opening it. */
export function CodeRowMenu({ code, showCode }: CodeRowMenuProps) {
  const { t } = useTranslation('offer-codes');
  const search = useCodeSearch();
  const canWrite = useCan('offer:write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const copy = useCopyToClipboard();
  const switchCode = useSwitchCode(code, showCode);
  const handleClose = () => setAnchor(null);
  const reason = canWrite ? undefined : t('notAllowed');
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={t('menu.label', { code: code.code })}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} onClick={handleClose} onClose={handleClose} open>
          <MenuItem component={Link} to={`${paths.showOfferCode(showCode, code.offerCodeId)}${search}`}>
            {t(canWrite ? 'menu.edit' : 'menu.open')}
          </MenuItem>
          <MenuItem onClick={() => void copy(code.code)}>{t('menu.copy')}</MenuItem>
          <MenuReason reason={reason} />
          <MenuItem aria-description={reason} disabled={!canWrite} onClick={() => void switchCode()}>
            {t(code.isDisabled ? 'menu.enable' : 'menu.disable')}
          </MenuItem>
          <MenuItem
            aria-description={reason}
            disabled={!canWrite}
            onClick={() => setDeleting(true)}
            sx={{ color: 'error.main' }}
          >
            {t('delete.action')}
          </MenuItem>
        </Menu>
      )}
      <DeleteCodeDialog
        code={isDeleting ? code : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => setDeleting(false)}
        showCode={showCode}
      />
    </>
  );
}

/** Disables a code, or lets it work again. */
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
      showToast(errorText(error), 'error');
    }
  };
}

/** In a menu: why the entries below it cannot be used. Their `aria-description` says it to screen readers. */
export function MenuReason({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <Box component="li" role="none" sx={REASON_LOOK}>
      {reason}
    </Box>
  );
}

const REASON_LOOK = { maxWidth: 240, px: 1.5, py: 0.5, typography: 'caption', color: 'text.secondary' };
