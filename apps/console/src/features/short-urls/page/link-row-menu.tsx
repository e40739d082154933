import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import { useUpdateShortUrlMutation } from '#api/queries/short-urls.ts';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { DeleteLinkDialog } from '../delete-link-dialog.tsx';
import { useListLinksQuery } from '../queries.ts';
import { useDownloadQrCode } from '../use-download-qr-code.ts';

/** What can be done with a link without opening it. */
export function LinkRowMenu({ link }: { link: ShortUrl }) {
  const { t } = useTranslation('short-urls');
  const search = usePageSearch();
  const canWrite = useCan('link:write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const copy = useCopyToClipboard();
  const downloadQrCode = useDownloadQrCode(link);
  const pause = usePauseLink(link);
  const handleClose = () => setAnchor(null);
  const reason = canWrite ? undefined : t('notAllowed');
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={t('menu.label', { title: link.title })}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} onClick={handleClose} onClose={handleClose} open>
          <MenuItem component={Link} to={`${paths.showLink(link.showCode, link.id)}${search}`}>
            {t(canWrite ? 'menu.edit' : 'menu.open')}
          </MenuItem>
          <MenuItem onClick={() => void copy(link.url)}>{t('menu.copy')}</MenuItem>
          <MenuItem component="a" href={link.targetUrl} rel="noreferrer" target="_blank">
            {t('menu.openTarget')}
          </MenuItem>
          <Divider component="li" />
          <MenuItem onClick={() => void downloadQrCode('svg')}>{t('menu.qrCode', { format: 'SVG' })}</MenuItem>
          <MenuItem onClick={() => void downloadQrCode('png')}>{t('menu.qrCode', { format: 'PNG' })}</MenuItem>
          <Divider component="li" />
          {reason && (
            <Box component="li" role="none" sx={REASON_LOOK}>
              {reason}
            </Box>
          )}
          <MenuItem aria-description={reason} disabled={!canWrite} onClick={() => void pause()}>
            {t(link.isActive ? 'menu.pause' : 'menu.resume')}
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
      <DeleteLinkDialog
        link={isDeleting ? link : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => setDeleting(false)}
      />
    </>
  );
}

const REASON_LOOK = { maxWidth: 240, px: 1.5, py: 0.5, typography: 'caption', color: 'text.secondary' };

/** Pauses a link or lets it lead on, as it was seen: one that somebody else changed is shown again first. */
function usePauseLink({ id, showCode, title, isActive, revision }: ShortUrl) {
  const { t } = useTranslation('short-urls');
  const [update] = useUpdateShortUrlMutation();
  const { refetch } = useListLinksQuery({ showCode });
  return async (): Promise<void> => {
    try {
      await update({ params: { id }, body: { isActive: !isActive }, revision }).unwrap();
      showToast(t(isActive ? 'paused' : 'resumed', { title }), 'success');
    } catch (error) {
      showToast(errorText(error), 'error');
      if (findProblem(error)?.code === 'STALE') void refetch();
    }
  };
}
