import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { downloadFile } from '#downloads/download-file.ts';
import { Card } from '#ui/card.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { DownloadIcon, SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { PdfFrame } from './pdf-frame.tsx';
import { PreviewFilters } from './preview-filters.tsx';
import type { TicketWarning } from './read-warnings.ts';
import { TicketSketch } from './ticket-sketch.tsx';
import { type PreviewSource, usePreview } from './use-preview.ts';
import { useWarningWords } from './use-warning-words.ts';

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
      {preview && error === undefined && <WarningList warnings={preview.warnings} />}
    </Card>
  );
}

/** Lists the problems of the tickets in the preview. */
function WarningList({ warnings }: { warnings: readonly TicketWarning[] }) {
  const { t } = useTranslation('print-at-home');
  const nameWarning = useWarningWords();
  if (warnings.length === 0)
    return (
      <Box sx={{ ...LINE_LOOK, px: 2, py: 1.5 }}>
        <SuccessIcon sx={{ color: 'success.main' }} />
        {t('preview.nothingWrong')}
      </Box>
    );
  return (
    <Box aria-label={t('preview.warnings')} component="ul" sx={LIST_LOOK}>
      {warnings.map((warning) => (
        <Box component="li" key={`${warning.code} ${warning.about}`} sx={LINE_LOOK}>
          <WarningIcon sx={{ color: 'warning.main', mt: '2px' }} />
          <span>{nameWarning(warning)}</span>
        </Box>
      ))}
    </Box>
  );
}

const LIST_LOOK = { m: 0, px: 2, py: 1.5, listStyle: 'none', display: 'grid', gap: 0.5 };
const LINE_LOOK = { display: 'flex', alignItems: 'flex-start', gap: 1, '& svg': { flex: 'none' } };
