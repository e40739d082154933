import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useTranslation } from 'react-i18next';
import { nameLanguage } from '#i18n/name-language.ts';
import { Note } from '#ui/note.tsx';
import { TextStateMark } from './text-state.tsx';
import type { TextsModel } from './use-texts.ts';

interface LanguageListProps {
  model: TextsModel;
  chosen: string;
  onChoose: (culture: string) => void;
}

export function LanguageList({ model, chosen, onChoose }: LanguageListProps) {
  const { t, i18n } = useTranslation('texts');
  return (
    <List aria-label={t('drawer.languages')} disablePadding sx={LIST_LOOK}>
      {model.cultures.map((culture) => (
        <ListItem disablePadding key={culture}>
          <ListItemButton
            aria-current={culture === chosen}
            onClick={() => onChoose(culture)}
            selected={culture === chosen}
            sx={{ display: 'block', py: 0.75 }}
          >
            <Box sx={{ fontWeight: 'fontWeightMedium' }}>{nameLanguage(culture, i18n.language, model.cultures)}</Box>
            <Note sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
              <TextStateMark isSource={culture === model.source} state={model.stateOf(culture)} />
            </Note>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

/** On a phone the texts are below, so a long list of languages scrolls by itself. */
const LIST_LOOK = {
  mx: -1,
  maxHeight: { xs: 184, sm: 'none' },
  overflowY: { xs: 'auto', sm: 'visible' },
};
