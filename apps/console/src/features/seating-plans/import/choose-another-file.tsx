import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PlanFileInput } from './plan-file-input.tsx';

interface ChooseAnotherFileProps extends Pick<ButtonProps, 'size'> {
  onChoose: (file: File) => void;
}

/** Looks like a button, is the browser's file field. */
export function ChooseAnotherFile({ onChoose, size = 'medium' }: ChooseAnotherFileProps) {
  const { t } = useTranslation('seating-plans');
  return (
    <Button {...AS_LABEL} size={size} sx={LOOK}>
      {t('import.chooseAnother')}
      <PlanFileInput label={t('import.chooseAnother')} onChoose={onChoose} />
    </Button>
  );
}

/** The field within takes the focus and has the name; the label around it is neither reached nor announced. */
const AS_LABEL = { component: 'label', role: undefined, tabIndex: -1 } as const;

const LOOK = {
  position: 'relative',
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focus', outlineOffset: 2 },
};
