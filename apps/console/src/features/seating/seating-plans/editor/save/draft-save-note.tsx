import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type DraftSaver, type RefusedPart, readRefusedParts } from '@parterre/plan-editor';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import { isWorthRepeating } from '#api/lost-answers/is-answer-lost.ts';
import { describePlace } from '#features/seating/seating-plans/findings/describe-finding.ts';
import { useDesk } from '../desk-context.ts';
import { useSaveState } from './use-draft-saver.ts';

/** Shows whether the server has the drawing. The reason of a failure is shown below the bar. */
export function DraftSaveNote({ saver, onResolve }: { saver: DraftSaver; onResolve: () => void }) {
  const { t } = useTranslation('plan-editor');
  const state = useSaveState(saver);
  if (state === 'conflict' || state === 'gone')
    return (
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Box component="span" sx={{ color: 'error.ink', typography: 'note' }}>
          {t(`save.${state}`)}
        </Box>
        <Button onClick={onResolve} size="small">
          {t('save.resolve')}
        </Button>
      </Box>
    );
  const colour = state === 'failed' ? 'error.ink' : 'text.secondary';
  return (
    <Box component="span" role="status" sx={{ color: colour, typography: 'note', whiteSpace: 'nowrap' }}>
      {t(`save.${state}`)}
    </Box>
  );
}

const SHOWN_MAX = 5;

/** Says why the drawing is not saved, and how to correct it. Stays visible during the next try. */
export function SaveProblem({ saver }: { saver: DraftSaver }) {
  const { t } = useTranslation('plan-editor');
  const state = useSaveState(saver);
  const { error } = saver;
  if (error === undefined || state === 'saved' || state === 'conflict' || state === 'gone') return null;
  const isRepeated = isWorthRepeating(error);
  const refused = findProblem(error)?.code === 'INVALID' ? (findProblem(error)?.fieldErrors ?? []) : [];
  const again = (
    <Button color="inherit" loading={state === 'saving'} onClick={() => void saver.save()} size="small">
      {t('save.again')}
    </Button>
  );
  return (
    <Alert
      action={again}
      severity="error"
      sx={{ flex: 'none', borderRadius: 0, '& .MuiAlert-message': { minWidth: 0 } }}
    >
      {refused.length > 0 ? (
        <RefusedParts fields={refused.map(({ field }) => field)} />
      ) : (
        `${t('save.why', { reason: errorText(error) })}${isRepeated ? ` ${t('save.repeated')}` : ''}`
      )}
    </Alert>
  );
}

function RefusedParts({ fields }: { fields: readonly string[] }) {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const parts = readRefusedParts(desk.draft, fields);
  const rest = parts.length - SHOWN_MAX;
  return (
    <>
      {t('save.refused')}
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}
      >
        {parts.slice(0, SHOWN_MAX).map((part) => (
          <li key={part.key}>
            <PartButton part={part} />
          </li>
        ))}
        {rest > 0 && <li>{t('save.more', { count: rest })}</li>}
      </Box>
    </>
  );
}

function PartButton({ part }: { part: RefusedPart }) {
  const { t } = useTranslation('plan-editor');
  const { t: tPlaces } = useTranslation('seating-plans');
  const desk = useDesk();
  const place = describePlace(part.place, tPlaces) || t('save.part', { what: part.what });
  const { node } = part;
  if (node === undefined) return <span>{place}</span>;
  return (
    <Button color="inherit" onClick={() => desk.show(node)} size="small" sx={{ px: 0 }} variant="text">
      {place}
    </Button>
  );
}
