import Divider from '@mui/material/Divider';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { useListLinksQuery, useUpdateShortUrlMutation } from '#api/queries/events/short-urls.ts';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { useLockReason } from '#session/use-features.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { DeleteLinkDialog } from '../delete-link-dialog.tsx';
import { useDownloadQrCode } from '../use-download-qr-code.ts';

export function LinkRowMenu({ link }: { link: ShortUrl }) {
  const { t } = useTranslation('short-urls');
  const search = usePageSearch();
  const reason = useLockReason('link:write');
  const canWrite = reason === undefined;
  const [isDeleting, setDeleting] = useState(false);
  const copy = useCopyToClipboard();
  const downloadQrCode = useDownloadQrCode(link);
  const pause = usePauseLink(link);
  return (
    <>
      <MoreMenu label={t('menu.label', { title: link.title })}>
        <MenuEntry
          label={t(canWrite ? 'menu.edit' : 'menu.open')}
          to={`${paths.showLink(link.showCode, link.id)}${search}`}
        />
        <MenuEntry label={t('menu.copy')} onChoose={() => void copy(link.url)} />
        <MenuEntry label={t('menu.openTarget')} to={link.targetUrl} />
        <Divider component="li" />
        <MenuEntry label={t('menu.qrCode', { format: 'SVG' })} onChoose={() => void downloadQrCode('svg')} />
        <MenuEntry label={t('menu.qrCode', { format: 'PNG' })} onChoose={() => void downloadQrCode('png')} />
        <Divider component="li" />
        <MenuEntry
          label={t(link.isActive ? 'menu.pause' : 'menu.resume')}
          onChoose={() => void pause()}
          reason={reason}
        />
        <MenuEntry isDangerous label={t('delete.action')} onChoose={() => setDeleting(true)} reason={reason} />
      </MoreMenu>
      <DeleteLinkDialog
        link={isDeleting ? link : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => setDeleting(false)}
      />
    </>
  );
}

/**
 * Pauses or resumes a link. Needs `link:write`. If somebody else has changed it since it was read (STALE), reads the
 * links again.
 */
function usePauseLink({ id, showCode, title, isActive, revision }: ShortUrl) {
  const { t } = useTranslation('short-urls');
  const [update] = useUpdateShortUrlMutation();
  const { refetch } = useListLinksQuery({ showCode });
  return async (): Promise<void> => {
    try {
      await update({ params: { id }, body: { isActive: !isActive }, revision }).unwrap();
      showToast(t(isActive ? 'paused' : 'resumed', { title }), 'success');
    } catch (error) {
      showFailure(error);
      if (findProblem(error)?.code === 'STALE') void refetch();
    }
  };
}
