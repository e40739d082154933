import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Translation, TranslationText } from '@parterre/contract/translations';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useGetTranslationQuery } from '#api/queries/promoters/translations.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { paths } from '#pages/paths.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { Note } from '#ui/note.tsx';
import { showText, useTranslationWords } from '../use-translation-words.ts';
import { TextHistory } from './text-history.tsx';
import { useSaveText } from './use-save-text.ts';

/** `/translations/:catalogue/:key`: a text in every language, with its history. */
export function OwnTextDrawer() {
  const { t } = useTranslation('translations');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { catalogue = '', key = '' } = useParams();
  const code = usePromoter().current?.code ?? '';
  const result = useGetTranslationQuery({ params: { code, catalogue, key } }, { skip: code === '' });
  const handleClose = () => void navigate(`${paths.ownTexts()}${search}`);
  return (
    <EditDrawer id={key} label={t('loading')} onClose={handleClose} result={result} title={t('one')}>
      {(translation) => <Texts onClose={handleClose} translation={translation} />}
    </EditDrawer>
  );
}

function Texts({ translation, onClose }: { translation: Translation; onClose: () => void }) {
  const { i18n } = useTranslation('translations');
  const { readText } = useTranslationWords();
  const { catalogue, key, texts } = translation;
  return (
    <AppDrawer
      heading={{ title: readText(translation, i18n.language), facts: `${catalogue}:${key}` }}
      onClose={onClose}
      open
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {texts.map((text) => (
          <Text catalogue={catalogue} key={`${text.key}/${text.language}`} text={text} />
        ))}
      </Box>
      <TextHistory translation={translation} />
    </AppDrawer>
  );
}

interface TextProps {
  catalogue: string;
  text: TranslationText;
}

/** A text in one language, with the shipped text if it was replaced. Needs `text:write`. */
function Text({ catalogue, text }: TextProps) {
  const { t } = useTranslation('translations');
  const search = usePageSearch();
  const { nameText, writeTime } = useTranslationWords();
  const save = useSaveText(catalogue);
  const { key, language, shipped, text: own, isShown, changedBy, changedAt } = text;
  const name = nameText(text);
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ typography: 'subtitle2' }}>{name}</Box>
      <Box lang={language} sx={{ whiteSpace: 'pre-line' }}>
        {showText(text) || t('nothing')}
      </Box>
      {own !== null && (
        <Note>
          {isShown ? t('shipped', { text: shipped ?? '' }) : t('notShown', { text: own })}
          <br />
          {changedAt && t('changedBy', { name: changedBy, time: writeTime(changedAt) })}
        </Note>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <Button
          aria-label={t('change.of', { name })}
          href={`${paths.ownTextIn(catalogue, key, language)}${search}`}
          size="small"
          variant="outlined"
        >
          {t('change.action')}
        </Button>
        {own !== null && (
          <Button aria-label={t('takeBack.of', { name })} onClick={() => void save.tell(text, null)} size="small">
            {t('takeBack.action')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
