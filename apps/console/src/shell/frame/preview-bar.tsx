import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { readPreview } from '#i18n/own-texts/own-texts.ts';
import { endPreview } from '#i18n/preview-text.ts';
import { paths } from '#pages/paths.ts';
import { NoticeBar, type OnPage } from './looking-bar.tsx';

/** Says on every page that a text is only a preview; links back to it and ends it. */
export function PreviewBar({ isFullScreen = false }: OnPage) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const preview = readPreview();
  if (!preview) return null;
  const { catalogue, key, language, text } = preview;
  const handleBack = () => void navigate(paths.ownTextIn(catalogue, key, language));
  return (
    <NoticeBar isFullScreen={isFullScreen} label={t('preview.label')} text={t('preview.text', { text })}>
      <Button onClick={handleBack} size="small" variant="outlined">
        {t('preview.back')}
      </Button>
      <Button onClick={() => void endPreview()} size="small">
        {t('preview.end')}
      </Button>
    </NoticeBar>
  );
}
