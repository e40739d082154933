import Box from '@mui/material/Box';
import { NOT_COPIED_REASONS } from '@parterre/contract/choices/show-choices';
import type { DuplicatedShows } from '@parterre/contract/shows/duplicate';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, MinusIcon } from '#ui/icons.tsx';

type Entry = Pick<DuplicatedShows['copied' | 'notCopied'][number], 'part' | 'count'>;

export function CopyReport({ result }: { result: DuplicatedShows }) {
  const { t } = useTranslation('shows');
  const tell = ({ part, count }: Entry) => t(`duplicate.report.${part}`, { count });
  const groups = NOT_COPIED_REASONS.map((reason) => ({
    reason,
    parts: result.notCopied.filter(
      (entry) => entry.reason === reason && (reason === 'nothing-there' || entry.count > 0),
    ),
  })).filter(({ parts }) => parts.length > 0);
  return (
    <>
      <Part title={t('duplicate.copied')}>
        {result.copied.length === 0 && <li>{t('duplicate.copiedNothing')}</li>}
        {result.copied.map((entry) => (
          <li key={entry.part}>
            <CheckIcon sx={{ color: 'success.main' }} />
            {tell(entry)}
          </li>
        ))}
      </Part>
      {groups.map(({ reason, parts }) => (
        <Part key={reason} title={t(`duplicate.reasons.${reason}`)}>
          {parts.map((entry) => (
            <li key={entry.part}>
              <MinusIcon sx={{ color: 'text.tertiary' }} />
              {reason === 'nothing-there' ? t(`duplicate.names.${entry.part}`) : tell(entry)}
            </li>
          ))}
        </Part>
      ))}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 0.5, typography: 'h4' }}>
        {title}
      </Box>
      <Box component="ul" sx={LIST_LOOK}>
        {children}
      </Box>
    </Box>
  );
}

const LIST_LOOK = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', alignItems: 'center', gap: 1, lineHeight: '24px' },
};
