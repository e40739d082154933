import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { CopyIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { type ChipTone, ToneChip } from '#ui/status-chip.tsx';
import { describeEffect, describeTickets, describeWindow } from '../describe-code.ts';
import type { EventWords } from '../use-event-words.ts';
import { CodeRowMenu } from './code-row-menu.tsx';

export function CodeCell({
  code,
  showCode,
}: {
  code: Pick<OfferCode, 'offerCodeId' | 'code' | 'tag'>;
  showCode: string;
}) {
  const { t } = useTranslation('offer-codes');
  const copy = useCopyToClipboard();
  const search = usePageSearch();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ minWidth: 0 }}>
        <Link
          color="inherit"
          href={`${paths.showOfferCode(showCode, code.offerCodeId)}${search}`}
          noWrap
          sx={{ display: 'block', typography: 'subtitle2', fontFamily: 'monospace' }}
        >
          {code.code}
        </Link>
        {code.tag && <Note sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{code.tag}</Note>}
      </Box>
      <TipIconButton label={t('copy', { code: code.code })} onClick={() => void copy(code.code)} size="small">
        <CopyIcon />
      </TipIconButton>
    </Box>
  );
}

export function UsageCell({ code: { usage, mostUses } }: { code: Pick<OfferCode, 'usage' | 'mostUses'> }) {
  const { t, i18n } = useTranslation('offer-codes');
  const write = (count: number) => formatNumber(count, i18n.language);
  if (mostUses === null) return <>{t('usage.unlimited', { used: write(usage.orders) })}</>;
  const label = t('usage.of', { used: write(usage.orders), most: write(mostUses) });
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'end', minWidth: 92, fontVariantNumeric: 'tabular-nums' }}>
      {label}
      <Box sx={{ width: 92 }}>
        <ProgressBar label={label} max={mostUses} value={usage.orders} />
      </Box>
    </Box>
  );
}

const TONES: Record<OfferCode['status'], ChipTone> = {
  active: 'ok',
  scheduled: 'info',
  expired: 'neutral',
  'used-up': 'warn',
  disabled: 'neutral',
};

export function CodeStatusChip({ status }: { status: OfferCode['status'] }) {
  const { t } = useTranslation('offer-codes');
  return <ToneChip tone={TONES[status]}>{t(`status.${status}`)}</ToneChip>;
}

interface CodeCardProps {
  code: OfferCode;
  showCode: string;
  words: EventWords;
}

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
