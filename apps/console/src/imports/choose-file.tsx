import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { UploadIcon } from '../ui/icons.tsx';

interface ChooseFileProps extends Pick<ButtonProps, 'size'> {
  label: string;
  accept: string;
  isDisabled?: boolean;
  onChoose: (file: File) => void;
}

/** Looks like a button, is the browser's file field. The same file can be chosen again after a change. */
export function ChooseFile({ label, accept, isDisabled = false, onChoose, size = 'medium' }: ChooseFileProps) {
  return (
    <Button {...AS_LABEL} disabled={isDisabled} size={size} startIcon={<UploadIcon />} sx={LOOK} variant="outlined">
      {label}
      <Box
        accept={accept}
        aria-label={label}
        component="input"
        disabled={isDisabled}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onChoose(file);
        }}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }}
        type="file"
      />
    </Button>
  );
}

/** The field within takes the focus and has the name; the label around it is neither reached nor announced. */
const AS_LABEL = { component: 'label', role: undefined, tabIndex: -1 } as const;

const LOOK = {
  position: 'relative',
  justifySelf: 'start',
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focus', outlineOffset: 2 },
};
