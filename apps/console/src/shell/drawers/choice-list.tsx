import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { CheckIcon } from '#ui/icons.tsx';

export interface Choice<Id> {
  id: Id;
  label: string;
  note?: string;
  /** Language of the label, where it is not the page's. */
  lang?: string;
}

interface ChoiceListProps<Id> {
  label: string;
  choices: readonly Choice<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A short list of which one thing is chosen. */
export function ChoiceList<Id extends string | number | null>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceListProps<Id>) {
  return (
    <List aria-label={label} disablePadding sx={{ mx: -1 }}>
      {choices.map((choice) => (
        <ListItem key={choice.id ?? 'all'} disablePadding>
          <ListItemButton
            lang={choice.lang}
            selected={choice.id === chosen}
            aria-current={choice.id === chosen}
            autoFocus={choice.id === chosen}
            onClick={() => onChoose(choice.id)}
            sx={{ minHeight: 40, gap: 1 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 'fontWeightMedium' }}>{choice.label}</Box>
              {choice.note && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{choice.note}</Box>}
            </Box>
            {choice.id === chosen && <CheckIcon sx={{ color: 'primary.ink' }} />}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
