import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LANGUAGES } from '#i18n/languages.ts';
import { useLanguageChoice } from '../use-language-choice.ts';

interface LanguageMenuListProps {
  anchor: HTMLElement;
  onClose: () => void;
}

export function LanguageMenuList({ anchor, onClose }: LanguageMenuListProps) {
  const { current, offered, choose } = useLanguageChoice();
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {offered.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          selected={language === current}
          onClick={() => {
            onClose();
            choose(language);
          }}
        >
          {LANGUAGES[language]}
        </MenuItem>
      ))}
    </Menu>
  );
}
