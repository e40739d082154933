import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../../brands/look.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import type { Colleague } from './live-state.ts';
import { useColleagueWords } from './use-colleague-words.ts';

/** Everybody at these seats: since when, with unsaved changes or not, and what they saved last. */
export function ColleagueList({ colleagues }: { colleagues: readonly Colleague[] }) {
  const { t } = useTranslation('seats');
  const { show } = useSeatDesk();
  const { nameOf, sayPresence, saySaved } = useColleagueWords(show.timeZone);
  return (
    <Box sx={{ p: 2, width: 320, maxWidth: 'calc(100vw - 32px)', fontSize: 13, lineHeight: '18px' }}>
      <Box component="h2" sx={{ m: 0, mb: 1, typography: 'subtitle2' }}>
        {t('live.title')}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {colleagues.map((colleague) => (
          <li key={colleague.userId}>
            <b>{nameOf(colleague)}</b>
            {[sayPresence(colleague), saySaved(colleague)].filter(Boolean).map((line) => (
              <Box key={line} sx={{ color: LOOK.text2 }}>
                {line}
              </Box>
            ))}
          </li>
        ))}
      </Box>
    </Box>
  );
}
