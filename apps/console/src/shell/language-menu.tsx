import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../i18n/languages.ts';
import { ChevronDownIcon, GlobeIcon } from '../ui/icons.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

/** The language before signing in, where no drawer can open. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { current, offered, choose } = useLanguageChoice();
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
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: -1, fontWeight: 'fontWeightRegular' }}
      >
        {LANGUAGES[current]}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === current}
            onClick={() => {
              setAnchor(null);
              choose(language);
            }}
          >
            {LANGUAGES[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
