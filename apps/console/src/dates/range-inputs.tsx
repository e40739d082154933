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

/** Both ends are typed as DD/MM/YYYY; one may be left empty. `onChange` gets a range only if the days are in the right order. */
export function RangeInputs({ range, onChange }: RangeInputsProps) {
  const { t } = useTranslation('kit');
  const errorId = useId();
  const [typed, setTyped] = useState<{ from: string; to: string }>();
  const from = typed?.from ?? writeEnd(range?.dateFrom);
  const to = typed?.to ?? writeEnd(range?.dateTo);
  const read = findRange(from, to);
  const error =
    read || (isBlank(from) && isBlank(to))
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

const isBlank = (typed: string) => typed.trim() === '';
const writeEnd = (day?: string) => (day ? formatDay(day) : '');

/** Returns undefined if an end is neither empty nor a day, and for two empty ones. */
function findRange(from: string, to: string): DateRange | undefined {
  const dateFrom = isBlank(from) ? '' : findTypedDay(from);
  const dateTo = isBlank(to) ? '' : findTypedDay(to);
  if (dateFrom === undefined || dateTo === undefined || !(dateFrom || dateTo)) return undefined;
  return isValidRange({ dateFrom, dateTo }) ? { dateFrom, dateTo } : undefined;
}
