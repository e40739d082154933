import Box from '@mui/material/Box';
import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { CodeStatusChip } from '../code-status-chip.tsx';
import type { EventWords } from '../use-event-words.ts';
import { describeEffect } from '../words/describe-effect.ts';
import { describeTickets } from '../words/describe-tickets.ts';
import { describeWindow } from '../words/describe-window.ts';
import { CodeCell } from './code-cell.tsx';
import { CodeRowMenu } from './code-row-menu.tsx';
import { UsageCell } from './usage-cell.tsx';

interface CodeCardProps {
  code: OfferCode;
  showCode: string;
  words: EventWords;
}

/** A code on a phone. */
export function CodeCard({ code, showCode, words }: CodeCardProps) {
  const { t } = useTranslation('offer-codes');
  const { language, currency } = words;
  const facts = [
    describeEffect(code, { t, language, currency }),
    words.nameGroup(code.priceGroupId),
    describeTickets(code, words.nameTicket, { t, language }),
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <CodeCell code={code} showCode={showCode} />
        <CodeRowMenu code={code} showCode={showCode} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        <div>{facts.join(' · ')}</div>
        {describeWindow(code, t).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <CodeStatusChip status={code.status} />
        <UsageCell code={code} />
      </Box>
    </Box>
  );
}
