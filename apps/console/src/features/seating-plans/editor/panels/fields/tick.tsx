import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface TickProps {
  label: string;
  isTicked: boolean;
  isMixed?: boolean;
  onTick: (isTicked: boolean) => void;
}

export function Tick({ label, isTicked, isMixed = false, onTick }: TickProps) {
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={isTicked}
          indeterminate={isMixed}
          onChange={(event) => onTick(event.target.checked)}
          size="small"
        />
      }
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}
