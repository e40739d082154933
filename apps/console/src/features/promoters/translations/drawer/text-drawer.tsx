import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Translation, TranslationText } from '@parterre/contract/translations';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useGetTranslationQuery, useLazyGetTranslationQuery } from '#api/queries/promoters/translations.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { MultilineField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { FormConflict } from '#forms/object/use-stale-save.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { readPreview } from '#i18n/own-texts/own-texts.ts';
import { endPreview, startPreview } from '#i18n/preview-text.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { Note } from '#ui/note.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { findTextPage } from '../find-text-page.ts';
import { useTranslationWords } from '../use-translation-words.ts';
import { useSaveText } from './use-save-text.ts';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** `/translations/:catalogue/:key/:language`: one text in one language; the key includes the plural form. */
export function TextDrawer() {
  const { t } = useTranslation('translations');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { catalogue = '', key = '', language = '' } = useParams();
  const code = usePromoter().current?.code ?? '';
  const result = useGetTranslationQuery({ params: { code, catalogue, key } }, { skip: code === '' });
  const found = result.currentData && findText(result.currentData, key, language);
  const stem = result.currentData?.key ?? key.replace(PLURAL, '');
  const handleClose = () => void navigate(`${paths.ownText(catalogue, stem)}${search}`);
  return (
    <EditDrawer
      id={`${key}/${language}`}
      label={t('loading')}
      onClose={handleClose}
      result={{ ...result, currentData: result.currentData && (found ?? null) }}
      title={t('one')}
    >
      {(text) => <EditText catalogue={catalogue} onClose={handleClose} text={text} />}
    </EditDrawer>
  );
}

const findText = ({ texts }: Translation, key: string, language: string) =>
  texts.find((text) => text.key === key && text.language === language);

/** Whether this unsaved text is being previewed in the console. */
function isTried(catalogue: string, { key, language }: Pick<TranslationText, 'key' | 'language'>): boolean {
  const preview = readPreview();
  return preview?.catalogue === catalogue && preview.key === key && preview.language === language;
}

interface EditTextProps {
  catalogue: string;
  text: TranslationText;
  onClose: () => void;
}

/**
 * Replaces a text of the console; entering the original removes the replacement. Needs `text:write`. Refuses changed
 * placeholders and markup at the field. The draft can be previewed in this tab before it is saved.
 */
function EditText({ catalogue, text, onClose }: EditTextProps) {
  const { t } = useTranslation('translations');
  const navigate = useNavigate();
  const { nameText } = useTranslationWords();
  const code = usePromoter().current?.code ?? '';
  const reason = useLockReason('text:write');
  const { save } = useSaveText(catalogue);
  const [getTranslation] = useLazyGetTranslationQuery();
  const { key, language } = text;
  const params = { code, catalogue, key };
  const stored = useRef(text);
  const load = (loaded: TranslationText) => {
    stored.current = loaded;
    return { values: { text: loaded.text ?? loaded.shipped ?? '' }, revision: loaded.revision };
  };
  const [tried] = useState(() => (isTried(catalogue, text) ? readPreview() : null));
  const form = useObjectForm<{ text: string }>({
    ...load(text),
    typed: tried ? { text: tried.text } : undefined,
    place: 'inDrawer',
    reload: async () => load(findText(await getTranslation({ params }).unwrap(), key, language) ?? text),
    send: async (_changed, revision, whole) => {
      await save({ ...stored.current, revision }, whole.text.trim());
      if (isTried(catalogue, text)) await endPreview();
      showToast(t('saved'), 'success');
      return revision + 1;
    },
    onLeave: onClose,
  });
  const handlePreview = async () => {
    const typed = form.model.form.getValues('text');
    await startPreview({ catalogue, key, language, text: typed });
    form.leave(() => void navigate(findTextPage(catalogue)));
  };
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: nameText(text), facts: `${catalogue}:${key}` }}
      model={form.model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('edit.save')}
    >
      <AppForm model={form.model}>
        <FormFields isLocked={reason !== undefined}>
          <MultilineField
            help={t('edit.help', { text: text.shipped ?? '' })}
            label={t('edit.text')}
            name="text"
            rules={[required, maxLength(LIMITS.translation.text)]}
          />
        </FormFields>
        <Box sx={{ mt: 2 }}>
          <Button onClick={() => void handlePreview()} variant="outlined">
            {t('edit.preview')}
          </Button>
          <Note sx={{ mt: 0.5 }}>{t('edit.previewHelp')}</Note>
        </Box>
      </AppForm>
      <FormConflict asked={form.asked} label={() => t('edit.text')} write={(values) => values.text} />
    </ObjectDrawer>
  );
}
