import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { PlanPreview } from '@parterre/contract/seating-plans';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format-number.ts';
import { Card } from '../../../ui/card.tsx';

/** Categories of the file: hints which ticket a seat may get later. */
export function CategoryList({ categories }: Pick<PlanPreview, 'categories'>) {
  const { t, i18n } = useTranslation('seating-plans');
  return (
    <Card note={formatNumber(categories.length, i18n.language)} title={t('categories.title')}>
      <Table aria-label={t('categories.title')} sx={{ '& tbody tr:last-of-type td': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('categories.name')}</TableCell>
            <TableCell align="right">{t('categories.seats')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {categories.map(({ key, label, seats }) => (
            <TableRow key={key}>
              <TableCell sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{label || key}</TableCell>
              <TableCell align="right">{formatNumber(seats, i18n.language)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
