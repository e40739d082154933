import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OfferImportProblem } from '@parterre/contract/offer-codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { useProblemWords } from './use-problem-words.ts';

interface ProblemTableProps {
  problems: readonly OfferImportProblem[];
  /** All of them; the server names the first thousand. */
  total: number;
}

const SHOWN_AT_FIRST = 10;

/** The rows that are left out, each with what is wrong with it. */
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
        <WarningIcon sx={{ fontSize: 16 }} />
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
