import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '#dates/date-picker.tsx';
import { DATE_PLACEHOLDER, DAY_TIME_TEMPLATE, formatDay, typeDateTime } from '#dates/format-date-time.ts';
import { findTypedDateTime, findTypedDay, isBlankDate } from '#dates/parse-typed-date.ts';
import { findWallTime } from '#dates/wall-time.ts';
import { describeZone, describeZoneAt, resolveWallTime, type WallTimeKind } from '#dates/zone.ts';
import { optional, validDate, validDateTime } from '../rules.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput, UNIT_LOOK } from './field-input.tsx';
import { asText } from './text-field.tsx';
import { useTypedText } from './typed-number.ts';
import { type FieldProps, useField } from './use-field.tsx';

interface DateTimeFieldProps extends Omit<FieldProps, 'disabled'> {
  /** The IANA zone of the time. */
  zone: string;
  whileEmpty?: WhileEmpty;
}

interface WhileEmpty {
  /** The wall time that decides the zone's abbreviation (EST, EDT); defaults to the present. */
  at?: string;
  /** The time `HH:mm:ss` of a day picked from the calendar; defaults to midnight. */
  time?: string;
}

/** Holds a wall time `YYYY-MM-DDTHH:mm:ss`, or ''. Required only with the rule `validDateTime`. */
export function DateTimeField({ zone, whileEmpty = {}, help, ...props }: DateTimeFieldProps) {
  const { t } = useTranslation('kit');
  const field = useField({ ...props, help }, [optional(validDateTime)]);
  const typed = useTypedText({ value: field.value, change: field.change, parse: readDateTime, format: writeDateTime });
  const value = asText(field.value);
  const kind = findKind(value, zone);
  // A day alone, as `2026-05-01`, can be typed too.
  const time = (findWallTime(value) && value.slice(11)) || whileEmpty.time || '00:00:00';
  const handlePickDay = (day: string) => field.change(`${day}T${time}`);
  const end = (
    <>
      <Box component="span" sx={UNIT_LOOK}>
        {nameZone(zone, kind === undefined ? whileEmpty.at : value)}
      </Box>
      <DatePicker day={value} disabled={field.disabled} label={field.label} onPick={handlePickDay} />
    </>
  );
  const note = kind === 'gap' ? t('dates.gap') : kind === 'overlap' ? t('dates.overlap') : help;
  const noted = { ...field, help: note, describedBy: field.describedBy ?? (note ? `${field.id}-help` : undefined) };
  return (
    <FieldFrame field={noted}>
      <FieldInput
        end={end}
        field={noted}
        input={{ placeholder: DATE_PLACEHOLDER, autoComplete: 'off' }}
        onLeave={typed.settle}
        onType={typed.type}
        text={typed.text}
      />
    </FieldFrame>
  );
}

const readDateTime = (text: string): string => (isBlankDate(text) ? '' : (findTypedDateTime(text) ?? text));

function writeDateTime(value: unknown): string {
  const text = asText(value);
  if (isBlankDate(text)) return '';
  if (!findWallTime(text)) return text;
  return typeDateTime(text, text.endsWith(':00') ? DAY_TIME_TEMPLATE : `${DAY_TIME_TEMPLATE}:ss`);
}

/** Returns undefined if the value is not a wall time. */
function findKind(value: string, zone: string): WallTimeKind | undefined {
  return !isBlankDate(value) && value.length >= 16 && findWallTime(value)
    ? resolveWallTime(value, zone).kind
    : undefined;
}

const nameZone = (zone: string, wallTime: string | undefined): string =>
  wallTime && findWallTime(wallTime) ? describeZoneAt(zone, wallTime) : describeZone(zone, new Date());

/** Holds `YYYY-MM-DD`, or ''; shows DD/MM/YYYY. Required only with the rule `validDate`. */
export function DateField(props: FieldProps) {
  const field = useField(props, [optional(validDate)]);
  const typed = useTypedText({ value: field.value, change: field.change, parse: readTypedDay, format: writeDay });
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

const readTypedDay = (text: string): string => (isBlankDate(text) ? '' : (findTypedDay(text) ?? text));

function writeDay(value: unknown): string {
  const text = asText(value);
  if (isBlankDate(text)) return '';
  return findWallTime(text) ? formatDay(text) : text;
}
