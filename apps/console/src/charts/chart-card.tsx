import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { ChartIcon, TableIcon } from '#ui/icons.tsx';

interface ChartCardProps {
  title: string;
  chart: ReactNode;
  /** Shows the same figures for readers who prefer a table. */
  table: ReactNode;
}

/** A chart with its table, because not everybody can read a chart. */
export function ChartCard({ title, chart, table }: ChartCardProps) {
  const { t } = useTranslation('charts');
  const [isTable, setTable] = useState(false);
  return (
    <Card
      action={
        <Box sx={{ my: -0.75, displayPrint: 'none' }}>
          <TipIconButton label={t(isTable ? 'asChart' : 'asTable', { title })} onClick={() => setTable(!isTable)}>
            {isTable ? <ChartIcon /> : <TableIcon />}
          </TipIconButton>
        </Box>
      }
      title={title}
    >
      {isTable ? table : <Box sx={{ p: 1.5 }}>{chart}</Box>}
    </Card>
  );
}
