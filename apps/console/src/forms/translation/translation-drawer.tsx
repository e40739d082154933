import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { nameLanguage } from '#i18n/name-language.ts';
import { RichTextView } from '#ui/rich-text/rich-text-view.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { LanguageList } from './language-list.tsx';
import { TargetText } from './target-text.tsx';
import { type TextMode, useTextLanguages, useTranslatedField } from './text-languages.ts';
import { isToDo } from './text-state.tsx';
import { type FormText, ToDoBar, useFormTexts } from './to-do-bar.tsx';
import { useTranslationParams } from './translation-link.tsx';
import { type TextsModel, useTexts } from './use-texts.ts';

interface TranslationDrawerProps {
  /** The text of the form that is shown. */
  name: string;
  onClose: () => void;
}

/**
 * The drawer `translation`: one text of the form in all languages. It edits the form's values, so that saving, guard
 * and conflicts remain the form's.
 */
export function TranslationDrawer({ name, onClose }: TranslationDrawerProps) {
  const { t } = useTranslation('texts');
  const { label, mode } = useTranslatedField(name);
  const { show } = useTranslationParams();
  const model = useTexts(name);
  const all = useFormTexts();
  const culture = useShownCulture(name, all);
  const isSource = culture === model.source;
  const wantsFocus = useRef(true);
  const handleWalkTo = (nextField: string, nextCulture: string) => {
    wantsFocus.current = true;
    show(nextField, nextCulture);
  };
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const facts = (
    <>
      <Box component="code" sx={{ fontSize: 12 }}>
        {name}
      </Box>
      {mode === 'rich' && <ToneChip tone="neutral">{t('drawer.rich')}</ToneChip>}
    </>
  );
  return (
    <AppDrawer
      footer={<ToDoBar at={{ field: name, culture }} onClose={onClose} onShow={handleWalkTo} texts={all} />}
      heading={{
        title: t('drawer.title', { label }),
        facts: isPhone ? undefined : facts,
      }}
      onClose={onClose}
      open
      size="wide"
    >
      {isPhone && <Box sx={FACTS_LOOK}>{facts}</Box>}
      <Box sx={DESK_LOOK}>
        <LanguageList chosen={culture} model={model} onChoose={(other) => show(name, other)} />
        <Box sx={isSource ? undefined : PAIR_LOOK}>
          {!isSource && <SourceText mode={mode} model={model} />}
          <TargetText culture={culture} key={`${name} ${culture}`} model={model} name={name} wantsFocus={wantsFocus} />
        </Box>
      </Box>
    </AppDrawer>
  );
}

function SourceText({ model, mode }: { model: TextsModel; mode: TextMode }) {
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
  borderRadius: 1,
  bgcolor: LOOK.sunken,
  maxHeight: { xs: 200, md: 'min(500px, 66vh)' },
  overflowY: 'auto',
};

/**
 * Returns the culture in the URL, otherwise the first to do, otherwise the first translation; the source while the text
 * is empty.
 */
function useShownCulture(name: string, all: readonly FormText[]): string {
  const { culture: source } = useTextLanguages();
  const { culture: wanted } = useTranslationParams();
  const own = all.filter(({ field }) => field === name);
  const isWritten = own.some(({ state }) => state !== 'none');
  const others = own.filter(({ culture }) => culture !== source);
  const shown = own.find(({ culture }) => culture === wanted) ?? others.find(({ state }) => isToDo(state)) ?? others[0];
  return isWritten || wanted !== null ? (shown?.culture ?? source) : source;
}

const FACTS_LOOK = { display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, color: 'text.secondary' };

const DESK_LOOK = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
  alignItems: 'start',
};

const PAIR_LOOK = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
};
