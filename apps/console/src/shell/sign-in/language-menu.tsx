import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../i18n/languages.ts';
import { ChevronDownIcon, GlobeIcon } from '../../ui/icons.tsx';
import { useLanguageChoice } from '../use-language-choice.ts';

const loadList = () => import('./language-menu-list.tsx');
const LanguageMenuList = lazy(async () => ({ default: (await loadList()).LanguageMenuList }));

/** The language before signing in, where no drawer can open. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { current } = useLanguageChoice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('language.title')}: ${LANGUAGES[current]}`}
        startIcon={<GlobeIcon />}
        endIcon={<ChevronDownIcon sx={{ color: 'text.tertiary' }} />}
        onPointerEnter={() => void loadList()}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: -1, fontWeight: 'fontWeightRegular' }}
      >
        {LANGUAGES[current]}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <LanguageMenuList anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
