import { useTranslation } from 'react-i18next';
import { ValueField } from './value-field.tsx';

interface NumberFieldProps {
  label: string;
  value: number | null;
  onCommit: (value: number) => void;
  min?: number;
  max?: number;
  isWhole?: boolean;
}

/** What is no number, or out of bounds, is brought to the nearest that is in them, or not taken at all. */
export function NumberField({ label, value, onCommit, min = -1e6, max = 1e6, isWhole = false }: NumberFieldProps) {
  const { i18n } = useTranslation();
  const commit = (text: string) => {
    const number = Number(text.trim().replace(',', '.'));
    if (text.trim() === '' || !Number.isFinite(number)) return;
    onCommit(Math.min(max, Math.max(min, isWhole ? Math.round(number) : number)));
  };
  const written = value?.toLocaleString(i18n.language, { useGrouping: false, maximumFractionDigits: 2 });
  return <ValueField isNumber label={label} onCommit={commit} value={written ?? ''} />;
}
