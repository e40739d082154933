import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { readPreview } from '#i18n/own-texts/own-texts.ts';
import { endPreview } from '#i18n/preview-text.ts';
import { paths } from '#pages/paths.ts';
import { ABOVE_FOOT_LOOK, NOTICE_BAR_LOOK, type NoticeBarProps } from './looking-bar.tsx';

/** Says on every page that a text is only a preview; links back to it and ends it. */
export function PreviewBar({ isFullScreen = false }: NoticeBarProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const preview = readPreview();
  if (!preview) return null;
  const { catalogue, key, language, text } = preview;
  const handleBack = () => void navigate(paths.ownTextIn(catalogue, key, language));
  return (
    <Box aria-label={t('preview.label')} component="aside" sx={isFullScreen ? ABOVE_FOOT_LOOK : NOTICE_BAR_LOOK}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{t('preview.text', { text })}</Box>
      <Button onClick={handleBack} size="small" sx={{ flex: 'none' }} variant="outlined">
        {t('preview.back')}
      </Button>
      <Button onClick={() => void endPreview()} size="small" sx={{ flex: 'none' }}>
        {t('preview.end')}
      </Button>
    </Box>
  );
}
