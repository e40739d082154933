import { toIntlTag } from '@parterre/contract/intl-tag';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { type TablePlace, ValueField } from './value-field.tsx';

interface NumberFieldProps {
  label: string;
  /** Null if the selected objects have different values. */
  value: number | null;
  onCommit: (value: number) => void;
  min?: number;
  max?: number;
  isWhole?: boolean;
  place?: TablePlace;
}

/** A text that is not a number or out of bounds is refused with the name of the field. */
export function PanelNumberField(props: NumberFieldProps) {
  const { label, value, onCommit, min = -1e6, max = 1e6, isWhole = false, place } = props;
  const { t, i18n } = useTranslation('plan-editor');
  const check = (text: string) => {
    const number = read(text);
    if (number >= min && number <= max && (!isWhole || Number.isInteger(number))) return undefined;
    const name = (bound: number) => formatNumber(bound, i18n.language);
    return t(isWhole ? 'field.whole' : 'field.number', { label, min: name(min), max: name(max) });
  };
  const step = (text: string, by: number) => {
    const from = read(text);
    if (Number.isNaN(from)) return undefined;
    return write(Math.min(max, Math.max(min, from + by)));
  };
  const write = (number: number) =>
    new Intl.NumberFormat(toIntlTag(i18n.language), { useGrouping: false, maximumFractionDigits: 2 }).format(number);
  return (
    <ValueField
      check={check}
      number={{ step }}
      label={label}
      onCommit={(text) => onCommit(read(text))}
      place={place}
      value={value === null ? '' : write(value)}
    />
  );
}

/** Returns NaN if the text is not a number. */
function read(text: string): number {
  const written = text.trim().replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(written) ? Number(written) : Number.NaN;
}
