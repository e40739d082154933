import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { downloadFile } from '#downloads/download-file.ts';
import type { TicketWarning } from '#programme/tickets/read-warnings.ts';
import { WarningList } from '#programme/tickets/warning-list.tsx';
import { Card } from '#ui/card.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { DownloadIcon, SuccessIcon } from '#ui/icons.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { PdfFrame } from './pdf-frame.tsx';
import { PreviewFilters } from './preview-filters.tsx';
import { TicketSketch } from './ticket-sketch.tsx';
import { type PreviewSource, usePreview } from './use-preview.ts';

/** Shows the tickets as the server would print them, including unsaved changes. */
export function PreviewPanel(props: PreviewSource) {
  const { show, price, form } = props;
  const { t } = useTranslation('print-at-home');
  const { preview, isLoading, error, isOrderUnknown, retry } = usePreview(props);
  return (
    <Card
      action={
        preview && (
          <TipIconButton
            label={t('preview.download')}
            onClick={() => void downloadFile(preview.pdf, `tickets-${show.showCode}.pdf`)}
            size="small"
          >
            <DownloadIcon />
          </TipIconButton>
        )
      }
      title={t('preview.title')}
    >
      <PreviewFilters control={form.control} />
      {error !== undefined && (
        <Alert action={<Button onClick={retry}>{t('kit:retry')}</Button>} severity="error" sx={{ mx: 2, mb: 2 }}>
          <Box>{t(price ? 'preview.oneFailed' : 'preview.allFailed')}</Box>
          <Box sx={{ typography: 'caption' }}>{isOrderUnknown ? t('preview.noOrder') : errorText(error)}</Box>
        </Alert>
      )}
      {!preview && isLoading && <SkeletonRows count={6} label={t('preview.loading')} rowHeight={56} />}
      {preview && error === undefined && (
        <PdfFrame address={preview.address} isBusy={isLoading} title={t('preview.frame')}>
          <TicketSketch control={form.control} />
        </PdfFrame>
      )}
      {preview && error === undefined && <Findings warnings={preview.warnings} />}
    </Card>
  );
}

/** Lists the problems of the tickets in the preview. */
function Findings({ warnings }: { warnings: readonly TicketWarning[] }) {
  const { t } = useTranslation('print-at-home');
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      {warnings.length > 0 ? (
        <WarningList label={t('preview.warnings')} warnings={warnings} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <SuccessIcon sx={{ color: 'success.main', flex: 'none' }} />
          {t('preview.nothingWrong')}
        </Box>
      )}
    </Box>
  );
}
