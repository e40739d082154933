import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { Labelled } from '#ui/controls/labelled.tsx';
import { type DateRange, isValidRange } from './date-range.ts';
import { DATE_PLACEHOLDER, formatDay } from './format-date-time.ts';
import { findTypedDay } from './parse-typed-date.ts';

interface RangeInputsProps {
  range: DateRange | null;
  onChange: (range: DateRange | null) => void;
}

/** Both ends are typed as DD/MM/YYYY; `onChange` is called only when both are days in the right order. */
export function RangeInputs({ range, onChange }: RangeInputsProps) {
  const { t } = useTranslation('kit');
  const errorId = useId();
  const [typed, setTyped] = useState<{ from: string; to: string }>();
  const from = typed?.from ?? (range ? formatDay(range.dateFrom) : '');
  const to = typed?.to ?? (range ? formatDay(range.dateTo) : '');
  const read = findRange(from, to);
  const error =
    typed === undefined || read
      ? undefined
      : findTypedDay(from) && findTypedDay(to)
        ? t('dates.wrongOrder')
        : t('rules.validDate');
  const handleType = (next: { from: string; to: string }) => {
    const found = findRange(next.from, next.to);
    setTyped(found ? undefined : next);
    if (found) onChange(found);
    else if (range) onChange(null);
  };
  const inputProps = {
    placeholder: DATE_PLACEHOLDER,
    inputMode: 'numeric',
    'aria-describedby': error ? errorId : undefined,
  } as const;
  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <LabelledInput
          error={error !== undefined}
          inputProps={inputProps}
          label={t('dates.from')}
          onType={(text) => handleType({ from: text, to })}
          text={from}
        />
        <LabelledInput
          error={error !== undefined}
          inputProps={inputProps}
          label={t('dates.until')}
          onType={(text) => handleType({ from, to: text })}
          text={to}
        />
      </Box>
      {error && (
        <Box id={errorId} role="alert" sx={{ mt: 0.5, typography: 'note', color: LOOK.badInk }}>
          {error}
        </Box>
      )}
    </Box>
  );
}

interface LabelledInputProps {
  label: string;
  text: string;
  error: boolean;
  onType: (text: string) => void;
  inputProps: object;
}

function LabelledInput({ label, text, error, onType, inputProps }: LabelledInputProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <OutlinedInput
          id={id}
          error={error}
          fullWidth
          inputProps={inputProps}
          notched={false}
          onChange={(event) => onType(event.target.value)}
          size="small"
          value={text}
        />
      )}
    </Labelled>
  );
}

function findRange(from: string, to: string): DateRange | undefined {
  const dateFrom = findTypedDay(from);
  const dateTo = findTypedDay(to);
  if (!dateFrom || !dateTo) return undefined;
  return isValidRange({ dateFrom, dateTo }) ? { dateFrom, dateTo } : undefined;
}
