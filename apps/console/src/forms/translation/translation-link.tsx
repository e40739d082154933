import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouteLink } from 'react-router';
import { LOOK } from '#brands/look.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { Tip } from '#ui/controls/tip.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { changeParams } from '#ui/url/change-params.ts';
import { CanTranslate, useTextLanguages } from './text-languages.ts';
import { countStates } from './text-state.tsx';
import type { TextsModel } from './use-texts.ts';

interface TranslationLinkProps {
  name: string;
  label: string;
  model: TextsModel;
}

/**
 * Shown beside a text's label: the number of languages that have it, and a link to the others. Hidden with a single
 * language; says why if the user may not translate.
 */
export function TranslationLink({ name, label, model }: TranslationLinkProps) {
  const { t } = useTranslation('kit');
  const languages = useTextLanguages();
  const { linkTo } = useTranslationParams();
  const link = useFocusBack(name);
  const canTranslate = useContext(CanTranslate);
  const { written, total, outdated } = countStates(model.cultures.map(model.stateOf));
  if (languages.cultures.length < 2) return null;
  const count = t('texts.count', { written, total });
  const words = outdated === 0 ? count : t('texts.countOutdated', { languages: count, count: outdated });
  const shown = (
    <>
      {outdated > 0 && <WarningIcon sx={{ fontSize: 13, mr: 0.5, mb: '-2px', color: 'warning.main' }} />}
      {words}
    </>
  );
  if (!canTranslate) {
    const reason = t('texts.notAllowed');
    return (
      <Tip title={reason}>
        <Box aria-description={reason} aria-disabled component="span" role="link" sx={DISABLED_LOOK} tabIndex={0}>
          {shown}
        </Box>
      </Tip>
    );
  }
  return (
    <Link
      aria-label={t('texts.open', { label, words })}
      component={RouteLink}
      ref={link}
      sx={LINK_LOOK}
      to={linkTo(name)}
    >
      {shown}
    </Link>
  );
}

/** A drawer opened by the URL also returns the focus to the link of its text. */
function useFocusBack(name: string) {
  const { field } = useTranslationParams();
  const link = useRef<HTMLAnchorElement>(null);
  const opened = useRef(field);
  // The focus is the document's; the link can take it only after the drawer, which traps it, has closed.
  useEffect(() => {
    if (field === null && opened.current === name) link.current?.focus();
    opened.current = field;
  }, [field, name]);
  return link;
}

/** Also active in a locked form, whose readers may see the other languages. */
const LINK_LOOK = { typography: 'note', pointerEvents: 'auto', textAlign: 'right' } as const;
const DISABLED_LOOK = { ...LINK_LOOK, color: LOOK.text3, cursor: 'not-allowed' };

/** Reads and sets the parameters of the translation drawer: `?drawer=translation&field=name&culture=de`. */
export function useTranslationParams() {
  const [params, setParams] = useUrlParams();
  const isOpen = params.get('drawer') === 'translation';
  const change = (changes: Parameters<typeof changeParams>[1], replace: boolean) =>
    setParams((current) => changeParams(current, changes), { replace, preventScrollReset: true });
  return {
    field: isOpen ? params.get('field') : null,
    culture: params.get('culture'),
    /** Replaces the history entry, because the drawer stays open. */
    show: (field: string, culture: string) => change({ drawer: 'translation', field, culture }, true),
    close: () => change({ drawer: null, field: null, culture: null }, false),
    linkTo: (field: string): string => `?${changeParams(params, { drawer: 'translation', field, culture: undefined })}`,
  };
}
