import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { StartPage } from '@parterre/contract/start';
import { useTranslation } from 'react-i18next';
import { formatNamedDay } from '#dates/format-date-time.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { Amounts } from './sales-strip.tsx';

type Day = StartPage['today'];

/** The sales of both days at each promoter, while all are shown; they add up to the figures of the strip above. */
export function ByPromoterCard({ today, weekBefore }: Pick<StartPage, 'today' | 'weekBefore'>) {
  const { t, i18n } = useTranslation('start');
  const { current, namePromoter } = usePromoter();
  const codes = [
    ...new Set([today, weekBefore].flatMap((day) => day.byPromoter.map(({ promoterCode }) => promoterCode))),
  ];
  if (current || codes.length === 0) return null;
  const column = (id: string, header: string, day: Day) => ({
    id,
    header,
    align: 'end' as const,
    cell: (code: string) => <SalesOfPromoter code={code} day={day} />,
  });
  const day = formatNamedDay(weekBefore.on, i18n.language);
  return (
    <Box sx={{ mb: 2 }}>
      <Card title={t('byPromoter.title')}>
        <PlainTable
          caption={t('byPromoter.title')}
          columns={[
            { id: 'promoter', header: t('byPromoter.promoter'), isName: true, cell: namePromoter },
            column('today', t('byPromoter.today'), today),
            column('weekBefore', t('byPromoter.wholeDay', { day }), weekBefore),
          ]}
          getRowId={(code) => code}
          look="card"
          rows={codes.toSorted()}
        />
      </Card>
    </Box>
  );
}

function SalesOfPromoter({ code, day }: { code: string; day: Day }) {
  const { t } = useTranslation('start');
  const { findPromoter } = usePromoter();
  const canReport = useCan('report:sales');
  const part = day.byPromoter.find(({ promoterCode }) => promoterCode === code);
  const promoter = findPromoter(code);
  const tickets = t('byPromoter.tickets', { count: part?.tickets ?? 0 });
  return (
    <>
      {promoter && canReport ? <Link href={paths.salesOfDay(day.on, code)}>{tickets}</Link> : tickets}
      {part?.gross && (
        <Note>
          <Amounts amounts={part.gross} />
        </Note>
      )}
    </>
  );
}
