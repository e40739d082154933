import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface PlanFileInputProps {
  label: string;
  onChoose: (file: File) => void;
}

/** The browser's file input, invisible above its label. Clears its value, so that the same file can be chosen again. */
export function PlanFileInput({ label, onChoose }: PlanFileInputProps) {
  return (
    <Box
      accept=".json,.csv,.tsv,.txt,.svg,application/json,text/csv,image/svg+xml"
      aria-label={label}
      component="input"
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        event.target.value = '';
        if (file) onChoose(file);
      }}
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }}
      type="file"
    />
  );
}

interface ChooseAnotherFileProps extends Pick<ButtonProps, 'size'> {
  onChoose: (file: File) => void;
}

export function ChooseAnotherFile({ onChoose, size = 'medium' }: ChooseAnotherFileProps) {
  const { t } = useTranslation('seating-plans');
  return (
    <Button {...AS_LABEL} size={size} sx={LOOK}>
      {t('import.chooseAnother')}
      <PlanFileInput label={t('import.chooseAnother')} onChoose={onChoose} />
    </Button>
  );
}

/** The input inside takes the focus and has the name; the label around it is neither focusable nor announced. */
const AS_LABEL = { component: 'label', role: undefined, tabIndex: -1 } as const;

const LOOK = {
  position: 'relative',
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focus', outlineOffset: 2 },
};
