import { findTypedTime } from '../../dates/parse-typed-date.ts';
import { validTime } from '../rules/date-rules.ts';
import { optional } from '../rules/optional.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { asText } from './text-field.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { useTypedText } from './use-typed-text.ts';

/** Holds `HH:mm:ss`, or '' when empty; seconds are shown only where there are any. */
export function TimeField({ unit, ...props }: FieldProps & { unit?: string }) {
  const field = useField(props, [optional(validTime)]);
  const typed = useTypedText({ value: field.value, change: field.change, parse: readTime, format: writeTime });
  return (
    <FieldFrame field={field}>
      <FieldInput
        end={unit}
        field={field}
        input={{ placeholder: '--:--', autoComplete: 'off' }}
        onLeave={typed.settle}
        onType={typed.type}
        text={typed.text}
      />
    </FieldFrame>
  );
}

const readTime = (text: string): string => (text.trim() === '' ? '' : (findTypedTime(text) ?? text));

const writeTime = (value: unknown): string => asText(value).replace(/^(\d{2}:\d{2}):00$/, '$1');
