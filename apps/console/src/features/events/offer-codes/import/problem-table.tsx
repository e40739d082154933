import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OfferImportProblem, OfferImportResult } from '@parterre/contract/offer-codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { WarningIcon } from '#ui/icons.tsx';

interface ProblemTableProps {
  problems: readonly OfferImportProblem[];
  /** The number of all problems; the server lists only the first thousand. */
  total: number;
}

const SHOWN_AT_FIRST = 10;

export function ProblemTable({ problems, total }: ProblemTableProps) {
  const { t, i18n } = useTranslation('offer-codes');
  const tell = useProblemWords();
  const [isAll, setAll] = useState(false);
  if (problems.length === 0) return null;
  const shown = isAll ? problems : problems.slice(0, SHOWN_AT_FIRST);
  const write = (count: number) => formatNumber(count, i18n.language);
  const heading = t('import.problems', { count: total, shown: write(total) });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'warning.main' }}>
        <WarningIcon />
        <Box component="span" role="status" sx={{ color: 'text.primary', fontWeight: 'fontWeightMedium' }}>
          {heading}
        </Box>
      </Box>
      <Box sx={{ width: '100%' }}>
        <PlainTable
          caption={heading}
          columns={[
            { id: 'row', header: t('import.row'), width: 64, cell: (problem) => tell(problem)[0] },
            { id: 'code', header: t('column.code'), cell: (problem) => tell(problem)[1] },
            { id: 'column', header: t('import.columnName'), cell: (problem) => tell(problem)[2] },
            { id: 'what', header: t('import.what'), cell: (problem) => tell(problem)[3] },
          ]}
          getRowId={({ row, column }) => `${row} ${column}`}
          look="text"
          rows={shown}
          scroll={{}}
        />
      </Box>
      {problems.length > shown.length && (
        <Button onClick={() => setAll(true)} size="small" variant="outlined">
          {t('import.showAll', { shown: write(problems.length) })}
        </Button>
      )}
    </Box>
  );
}

/** Describes a problem in the reader's language: the row, the code as it is in the file, the column, and the reason. */
export function useProblemWords() {
  const { t, i18n } = useTranslation('offer-codes');
  return ({ row, code, column, reason, values }: OfferImportProblem): string[] => [
    formatNumber(row, i18n.language),
    code || '–',
    column === 'row' ? '–' : t(`import.column.${column}`),
    t(`import.reason.${reason}`, { ...values, ...tellSuggestion(values?.suggestion) }),
  ];
}

/** The valid time that the server suggests for one that the clocks skip. */
const tellSuggestion = (suggestion: string | number | undefined) =>
  suggestion === undefined ? {} : { suggestion: formatDateTime(String(suggestion), DAY_TIME_TEMPLATE) };

interface ImportCountsProps {
  counts: Pick<OfferImportResult, 'created' | 'updated' | 'skipped' | 'failed'>;
  /** Phrases the counts as a forecast, not as a result. */
  isPreview?: boolean;
}

export function ImportCounts({ counts, isPreview = false }: ImportCountsProps) {
  const { t, i18n } = useTranslation('offer-codes');
  const tense = isPreview ? 'will' : 'did';
  return (
    // The page sets the distance to what follows.
    <Box sx={{ '& > dl': { mb: 0 } }}>
      <FigureStrip
        figures={(['created', 'updated', 'skipped', 'failed'] as const).map((name) => ({
          label: t(`import.counts.${tense}.${name}`),
          value: formatNumber(counts[name], i18n.language),
        }))}
      />
    </Box>
  );
}
