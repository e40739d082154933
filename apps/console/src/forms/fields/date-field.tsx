import { DatePicker } from '#dates/date-picker.tsx';
import { DATE_PLACEHOLDER, formatDay } from '#dates/format-date-time.ts';
import { findTypedDay, isBlankDate } from '#dates/parse-typed-date.ts';
import { findWallTime } from '#dates/wall-time.ts';
import { optional, validDate } from '../rules.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { asText } from './text-field.tsx';
import { useTypedText } from './typed-number.ts';
import { type FieldProps, useField } from './use-field.tsx';

/** Holds `YYYY-MM-DD`, or '' when empty; shows DD/MM/YYYY. With the rule `validDate` a day is required. */
export function DateField(props: FieldProps) {
  const field = useField(props, [optional(validDate)]);
  const typed = useTypedText({ value: field.value, change: field.change, parse: readDay, format: writeDay });
  const day = asText(field.value);
  return (
    <FieldFrame field={field}>
      <FieldInput
        end={<DatePicker day={day} disabled={field.disabled} label={field.label} onPick={field.change} />}
        field={field}
        input={{ placeholder: DATE_PLACEHOLDER, inputMode: 'numeric', autoComplete: 'off' }}
        onLeave={typed.settle}
        onType={typed.type}
        text={typed.text}
      />
    </FieldFrame>
  );
}

const readDay = (text: string): string => (isBlankDate(text) ? '' : (findTypedDay(text) ?? text));

function writeDay(value: unknown): string {
  const text = asText(value);
  if (isBlankDate(text)) return '';
  return findWallTime(text) ? formatDay(text) : text;
}
