import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetShowReadinessQuery } from '#api/queries/events/shows.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { useCan } from '#session/use-features.ts';
import { BlockedIcon, SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import {
  type CheckedShow,
  countOf,
  countOthers,
  findNoteKey,
  findPermission,
  findRemedy,
  groupReadiness,
} from './present-readiness.ts';

interface ReadinessCardProps {
  show: CheckedShow;
}

/**
 * Lists problems before the first sale one by one, each with a link to correct it; passed checks are summed up, because
 * nobody has to act on them.
 */
export function ReadinessCard({ show }: ReadinessCardProps) {
  const { t } = useTranslation('shows');
  const result = useGetShowReadinessQuery({ params: { showCode: show.showCode } });
  const { open, passed, passedCount, total } = groupReadiness(result.data?.items ?? []);
  return (
    <LoadedCard
      action={result.data && <Passed passed={passedCount} total={total} />}
      loading={{ label: t('page.loading'), rows: 3 }}
      result={result}
      title={t('readiness.title')}
    >
      {() => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {open.map((entry) => (
            <ReadinessRow entry={entry} key={`${entry.code} ${Object.values(entry.values).join(' ')}`} show={show} />
          ))}
          {passed.length > 0 && <PassedRow isAll={open.length === 0} passed={passed} />}
        </Box>
      )}
    </LoadedCard>
  );
}

function Passed({ passed, total }: { passed: number; total: number }) {
  const { t } = useTranslation('shows');
  return (
    <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
      {t('readiness.passed', { passed, total })}
    </Box>
  );
}

const NAMED = 3;

function PassedRow({ passed, isAll }: { passed: readonly ReadinessEntry[]; isAll: boolean }) {
  const { t } = useTranslation(['shows', 'programme']);
  const [isShown, setShown] = useState(false);
  const names = [...new Set(passed.map((entry) => t(`programme:readiness.${entry.code}`)))];
  const named = isShown ? names : names.slice(0, NAMED);
  const rest = names.length - named.length;
  const list = named.join(', ');
  return (
    <Box component="li" sx={{ display: 'flex', gap: '10px', px: 2, py: '10px' }}>
      <SuccessIcon sx={{ flex: 'none', mt: '2px', color: 'success.main' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isAll && <Box sx={{ fontWeight: 'fontWeightMedium' }}>{t('readiness.allPassed')}</Box>}
        {rest > 0 ? t('readiness.passedList', { names: list, count: rest }) : list}
      </Box>
      {names.length > NAMED && (
        <Link
          aria-expanded={isShown}
          color="text.secondary"
          component="button"
          onClick={() => setShown(!isShown)}
          sx={{ flex: 'none', font: 'inherit' }}
          type="button"
        >
          {t(isShown ? 'readiness.hide' : 'readiness.show')}
        </Link>
      )}
    </Box>
  );
}

interface ReadinessRowProps {
  entry: ReadinessEntry;
  show: CheckedShow;
}

/** The link to the correction is left out for users who may not make it. */
export function ReadinessRow({ entry, show }: ReadinessRowProps) {
  const { t, i18n } = useTranslation('shows');
  const canCorrect = useCan(findPermission(entry));
  const id = useId();
  const isError = entry.level === 'error';
  const Icon = isError ? BlockedIcon : WarningIcon;
  const words = { ...entry.values, count: countOf(entry), language: nameLanguage() };
  const noteCount = entry.values.blocks === undefined ? {} : { count: Number(entry.values.blocks) };
  const note = t(`readiness.notes.${findNoteKey(entry)}`, { ...words, ...noteCount });
  const others = countOthers(entry);
  return (
    <Box component="li" sx={ROW_LOOK}>
      <Icon sx={{ flex: 'none', mt: '2px', color: isError ? 'error.main' : 'warning.main' }} />
      <Box id={id} sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 'fontWeightMedium' }}>{t(`readiness.titles.${entry.code}`, words)}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {others > 0 ? t('readiness.notes.more', { note, count: others }) : note}
        </Box>
      </Box>
      {canCorrect && (
        <Link aria-describedby={id} href={findRemedy(entry, show)} sx={{ flex: 'none' }}>
          {t(`readiness.act.${entry.code}`)}
        </Link>
      )}
    </Box>
  );

  function nameLanguage(): string {
    const { culture } = entry.values;
    return typeof culture === 'string'
      ? (new Intl.DisplayNames(i18n.language, { type: 'language' }).of(culture) ?? culture)
      : '';
  }
}

const ROW_LOOK = {
  display: 'flex',
  gap: '10px',
  px: 2,
  py: '10px',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
