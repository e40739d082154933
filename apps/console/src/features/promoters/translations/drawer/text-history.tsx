import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Translation, TranslationChange } from '@parterre/contract/translations';
import { useTranslation } from 'react-i18next';
import { useListTranslationHistoryQuery } from '#api/queries/promoters/translations.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { Note } from '#ui/note.tsx';
import { useTranslationWords } from '../use-translation-words.ts';
import { useSaveText } from './use-save-text.ts';

/** Lists the changes of a text in all languages, newest first; each can be reverted. Needs `text:write`. */
export function TextHistory({ translation }: { translation: Translation }) {
  const { t } = useTranslation('translations');
  const code = usePromoter().current?.code ?? '';
  const { catalogue, key } = translation;
  const result = useListTranslationHistoryQuery({ params: { code, catalogue, key }, query: {} }, { skip: code === '' });
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Box component="h3" sx={{ typography: 'subtitle1', m: 0 }}>
        {t('history.title')}
      </Box>
      <LoadedPart label={t('loading')} result={result} rows={2}>
        {({ items, totalItems }) => (
          <>
            {items.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('history.none')}</Box>}
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((change) => (
                <Change change={change} key={change.changeId} translation={translation} />
              ))}
            </Box>
            {totalItems > items.length && <Note>{t('history.older')}</Note>}
          </>
        )}
      </LoadedPart>
    </Box>
  );
}

function Change({ change, translation }: { change: TranslationChange; translation: Translation }) {
  const { t } = useTranslation('translations');
  const { nameText, writeTime } = useTranslationWords();
  const save = useSaveText(translation.catalogue);
  const { at, actorName, before, after } = change;
  const stored = translation.texts.find(({ key, language }) => key === change.key && language === change.language);
  const say = (text: string | null) => (text === null ? t('history.asShipped') : text);
  const name = stored ? nameText(stored) : change.language;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box>{t('history.change', { name, before: say(before), after: say(after) })}</Box>
      <Note>{`${actorName}, ${writeTime(at)}`}</Note>
      {stored && stored.text !== before && (
        <Button onClick={() => void save.tell(stored, before)} size="small">
          {t('history.takeBack')}
        </Button>
      )}
    </Box>
  );
}
