import Box from '@mui/material/Box';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { NameCell } from '#tables/name-cell.tsx';
import { CLIPPED, CLIPPED_NOTE } from '#ui/clipped.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { Sparkline } from '#ui/figures/sparkline.tsx';
import { BlockedIcon, CopyIcon } from '#ui/icons.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { splitTarget, withoutScheme } from '../link-values.ts';

export function LinkTitle({ link, timeZone }: { link: ShortUrl; timeZone: string }) {
  const { t } = useTranslation('short-urls');
  const search = usePageSearch();
  const made = t('created', {
    date: formatDay(toWallTime(link.createdAt, timeZone)),
    name: link.createdBy,
  });
  return <NameCell href={`${paths.showLink(link.showCode, link.id)}${search}`} name={link.title} note={made} />;
}

export function AddressCell({ link }: { link: Pick<ShortUrl, 'url' | 'slug' | 'title'> }) {
  const address = withoutScheme(link.url);
  const start = address.slice(0, address.length - link.slug.length);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }} title={link.url}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ ...CLIPPED, fontWeight: 'fontWeightMedium' }}>
          {link.slug}
        </Box>
        <Box component="span" sx={CLIPPED_NOTE}>
          {start}
        </Box>
      </Box>
      <CopyAddress title={link.title} url={link.url} />
    </Box>
  );
}

interface CopyAddressProps {
  url: string;
  /** Names the link for screen readers. */
  title: string;
}

function CopyAddress({ url, title }: CopyAddressProps) {
  const { t } = useTranslation('short-urls');
  const copy = useCopyToClipboard();
  return (
    <TipIconButton label={t('copy', { title })} onClick={() => void copy(url)} size="small">
      <CopyIcon />
    </TipIconButton>
  );
}

export function TargetCell({ link }: { link: Pick<ShortUrl, 'targetUrl'> }) {
  const { host, rest } = splitTarget(link.targetUrl);
  return (
    <Box sx={{ minWidth: 0 }} title={link.targetUrl}>
      <Box component="span" sx={CLIPPED}>
        {host}
      </Box>
      {rest !== '' && (
        <Box component="span" sx={CLIPPED_NOTE}>
          {rest}
        </Box>
      )}
    </Box>
  );
}

export function VisitsCell({ link }: { link: ShortUrl }) {
  const { t, i18n } = useTranslation('short-urls');
  const recent = link.last30Days.reduce((sum, visits) => sum + visits, 0);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5 }}>
      <Sparkline
        isMuted={findLinkState(link) !== 'active'}
        label={t('visits.recent', { count: recent })}
        values={link.last30Days}
        width={88}
      />
      <Box component="span" sx={{ minWidth: 48, textAlign: 'right', fontWeight: 'fontWeightMedium' }}>
        {formatNumber(link.visits, i18n.language)}
      </Box>
    </Box>
  );
}

export function LinkStateChip({ link }: { link: Pick<ShortUrl, 'isActive' | 'isTargetAllowed'> }) {
  const { t } = useTranslation('short-urls');
  const state = findLinkState(link);
  const tone = { active: 'ok', paused: 'neutral', blocked: 'bad' } as const;
  return (
    <ToneChip tone={tone[state]}>
      {state === 'blocked' && <BlockedIcon sx={{ fontSize: 12 }} />}
      {t(`state.${state}`)}
    </ToneChip>
  );
}

export function findLinkState({
  isActive,
  isTargetAllowed,
}: Pick<ShortUrl, 'isActive' | 'isTargetAllowed'>): 'active' | 'paused' | 'blocked' {
  if (!isActive) return 'paused';
  return isTargetAllowed ? 'active' : 'blocked';
}
