import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { chooseCulture } from '#i18n/choose-text.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { CopyIcon } from '#ui/icons.tsx';
import type { Texts } from './text-state.tsx';
import type { TextsModel } from './use-texts.ts';

interface TargetNotesProps {
  model: TextsModel;
  culture: string;
  isLocked: boolean;
}

/** Shows what buyers see if this language is left empty. */
export function TargetNotes({ model, culture, isLocked }: TargetNotesProps) {
  const { t, i18n } = useTranslation('texts');
  const { texts, source } = model;
  const state = model.stateOf(culture);
  const isConfirmed = model.isConfirmed(culture);
  const name = (one: string) => nameLanguage(one, i18n.language, model.cultures);
  const language = name(source);
  const sourceText = texts[source] ?? '';
  const canCopy = !isLocked && culture !== source && (state === 'missing' || state === 'none') && sourceText !== '';
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1, justifyItems: 'start', typography: 'body2', color: LOOK.text2 }}>
      {state === 'missing' && <Fallback culture={culture} model={model} />}
      {state === 'none' && culture !== source && <div>{t('notes.none')}</div>}
      {state === 'outdated' && <div>{t('notes.outdated', { language })}</div>}
      {isConfirmed && state === 'written' && <div role="status">{t('notes.confirmed')}</div>}
      {state === 'outdated' && !isLocked && (
        <Button onClick={() => model.confirm(culture, true)} variant="outlined">
          {t('notes.stillRight')}
        </Button>
      )}
      {isConfirmed && state === 'written' && !isLocked && (
        <Button onClick={() => model.confirm(culture, false)} variant="outlined">
          {t('notes.takeBack')}
        </Button>
      )}
      {canCopy && (
        <Button onClick={() => model.write(culture, sourceText)} startIcon={<CopyIcon />} variant="outlined">
          {t('notes.copy', { language })}
        </Button>
      )}
    </Box>
  );
}

/** Names the text that buyers see instead, and the order of the fallbacks. */
function Fallback({ model, culture }: Pick<TargetNotesProps, 'model' | 'culture'>) {
  const { t, i18n } = useTranslation('texts');
  const seen = chooseCulture(model.texts, culture, model.source);
  const name = (one: string) => nameLanguage(one, i18n.language, model.cultures);
  const chain = listFallbacks(culture, model.source, model.texts).map(name);
  return (
    <div>
      <Box sx={{ color: LOOK.text }}>{t('notes.buyersSee', { language: seen === undefined ? '' : name(seen) })}</Box>
      <Box sx={{ typography: 'caption' }}>{t('notes.chain', { languages: chain.join(' → ') })}</Box>
    </div>
  );
}

/** Returns the order in which a text is looked up; after the last one any language is used. */
function listFallbacks(culture: string, defaultCulture: string, texts: Texts): string[] {
  const language = culture.slice(0, 2);
  const same = Object.keys(texts).filter((other) => other.slice(0, 2) === language && Boolean(texts[other]));
  return [...new Set([culture, ...same, defaultCulture])];
}
