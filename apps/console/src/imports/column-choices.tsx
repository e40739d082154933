import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { TablePreview } from '@parterre/contract/wire/table-file';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '#ui/icons.tsx';

/** The choices before a table is read: a heading for each column, and what its first row is. */
export type TableChoices<Column extends string> = { [Name in Column]?: string | undefined } & {
  firstRow?: 'headings' | 'data' | undefined;
};

interface ColumnChoicesProps<Column extends string> {
  table: TablePreview;
  columns: readonly { name: Column; label: string; isRequired?: boolean }[];
  choices: TableChoices<Column>;
  isDisabled: boolean;
  onChange: (choices: TableChoices<Column>) => void;
}

export function ColumnChoices<Column extends string>({
  table,
  columns,
  choices,
  isDisabled,
  onChange,
}: ColumnChoicesProps<Column>) {
  const { t } = useTranslation('kit');
  const headings = table.headings.map((heading) => ({ value: heading, label: heading }));
  const nowhere = { value: '', label: t('imports.noColumn') };
  const toChoose = { value: '', label: t('imports.chooseColumn'), isDisabled: true };
  // The other row has other headings, so the columns are detected again.
  const handleReadFirstRow = (value: string) => {
    const forgotten = Object.fromEntries(columns.map(({ name }) => [name, undefined]));
    onChange({ ...choices, ...forgotten, firstRow: value === 'data' ? 'data' : 'headings' });
  };
  return (
    <Box component="section" aria-label={t('imports.columns')}>
      <Box component="h3" sx={{ m: 0, mb: 1, typography: 'subtitle2' }}>
        {t('imports.columns')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 1.5 }}>
        <LabelledSelect
          isDisabled={isDisabled}
          label={t('imports.firstRow')}
          onChange={handleReadFirstRow}
          options={[
            { value: 'headings', label: t('imports.headings') },
            { value: 'data', label: t('imports.data') },
          ]}
          value={table.hasHeadings ? 'headings' : 'data'}
        />
        {columns.map(({ name, label, isRequired = false }) => (
          <LabelledSelect
            isDisabled={isDisabled}
            key={name}
            label={label}
            onChange={(heading) => onChange({ ...choices, [name]: heading })}
            options={[isRequired ? toChoose : nowhere, ...headings]}
            value={table.columns[name] ?? ''}
          />
        ))}
      </Box>
    </Box>
  );
}

interface LabelledSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  isDisabled: boolean;
  onChange: (value: string) => void;
}

/** A choice outside of a form, which applies immediately. */
export function LabelledSelect({ label, value, options, isDisabled, onChange }: LabelledSelectProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, minWidth: 0 }}>
      <Box component="span" id={`${id}-label`} sx={LABEL_LOOK}>
        {label}
      </Box>
      <Select
        disabled={isDisabled}
        displayEmpty
        IconComponent={ChevronDownIcon}
        inputProps={{ id: `${id}-value` }}
        onChange={(event) => onChange(event.target.value)}
        SelectDisplayProps={{ id, 'aria-labelledby': `${id}-label ${id}` }}
        size="small"
        sx={value === '' ? { color: 'text.secondary' } : {}}
        value={value}
      >
        {options.map((option) => (
          <MenuItem disabled={option.isDisabled} key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}

const LABEL_LOOK = { typography: 'smallLabel', color: 'text.secondary' };
