import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { RichTextView } from '#ui/rich-text/rich-text-view.tsx';
import type { TextMode } from './text-languages.ts';
import type { TextsModel } from './use-texts.ts';

export function SourceText({ model, mode }: { model: TextsModel; mode: TextMode }) {
  const { t, i18n } = useTranslation('texts');
  const language = nameLanguage(model.source, i18n.language, model.cultures);
  const text = model.texts[model.source] ?? '';
  return (
    <Box component="section" aria-label={t('drawer.source', { language })} sx={{ minWidth: 0 }}>
      <Box sx={{ mb: 0.5, typography: 'subtitle2' }}>{t('drawer.source', { language })}</Box>
      <Box sx={TEXT_LOOK} tabIndex={text === '' ? undefined : 0}>
        {text === '' && <Box sx={{ color: LOOK.text3 }}>{t('drawer.noSource', { language })}</Box>}
        {text !== '' && mode === 'rich' && <RichTextView html={text} lang={model.source} />}
        {text !== '' && mode !== 'rich' && (
          <Box lang={model.source} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const TEXT_LOOK = {
  px: 1.25,
  py: '6px',
  border: `1px solid ${LOOK.line}`,
  borderRadius: '6px',
  bgcolor: LOOK.sunken,
  maxHeight: { xs: 200, md: 'min(500px, 66vh)' },
  overflowY: 'auto',
};
