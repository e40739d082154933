import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OfferImportProblem } from '@parterre/contract/offer-codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from './use-problem-words.ts';

interface ProblemListProps {
  problems: readonly OfferImportProblem[];
  /** All of them; the server names the first thousand. */
  total: number;
}

const SHOWN_AT_FIRST = 10;

/** The rows that are left out, each with what is wrong with it. */
export function ProblemList({ problems, total }: ProblemListProps) {
  const { t, i18n } = useTranslation('offer-codes');
  const tell = useProblemWords();
  const [isAll, setAll] = useState(false);
  if (problems.length === 0) return null;
  const shown = isAll ? problems : problems.slice(0, SHOWN_AT_FIRST);
  return (
    <Alert severity="warning">
      <Box sx={{ fontWeight: 'fontWeightMedium' }}>
        {t('import.problems', { count: total, shown: total.toLocaleString(i18n.language) })}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {shown.map((problem) => (
          <li key={`${problem.row} ${problem.column}`}>{tell(problem)}</li>
        ))}
      </Box>
      {problems.length > shown.length && (
        <Button onClick={() => setAll(true)} size="small" sx={{ mt: 1 }} variant="outlined">
          {t('import.showAll', { count: problems.length })}
        </Button>
      )}
    </Alert>
  );
}
