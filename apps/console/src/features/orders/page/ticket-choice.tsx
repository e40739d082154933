import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';

interface TicketChoiceProps {
  names: ReadonlyMap<number, string>;
  /** '' for all. */
  value: string;
  onChoose: (id: string) => void;
}

/** Whose history: of all tickets or of one. */
export function TicketChoice({ names, value, onChoose }: TicketChoiceProps) {
  const { t } = useTranslation('orders');
  return (
    <Select
      displayEmpty
      inputProps={{ 'aria-label': t('history.ticket') }}
      onChange={(event) => onChoose(event.target.value)}
      size="small"
      sx={{ height: 28, maxWidth: '100%' }}
      value={value}
    >
      <MenuItem value="">{t('history.allTickets')}</MenuItem>
      {[...names].map(([id, name]) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
