import Button from '@mui/material/Button';
import { SaveBar } from './save-bar.tsx';

interface DoneBarProps {
  label: string;
  onClose: () => void;
}

/** The bar below a result that is only to be read. */
export function DoneBar({ label, onClose }: DoneBarProps) {
  return (
    <SaveBar
      actions={
        <Button color="primary" onClick={onClose} variant="contained">
          {label}
        </Button>
      }
      summary=""
    />
  );
}
