import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { PrintAtHomeProof, PrintAtHomeSettings } from '@parterre/contract/print-at-home';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { paths } from '#pages/paths.ts';
import { useWarningWords } from '#programme/tickets/use-warning-words.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';

interface FindingsProps {
  proof: PrintAtHomeProof;
  settings: PrintAtHomeSettings;
  showCode: string;
}

type Warning = PrintAtHomeProof['warnings'][number];
/** A warning with all tickets of the proof that have it; the first one is where its link leads. */
type Finding = readonly [Warning, ...Warning[]];

/** Lists each warning of the proof once, with the tickets and languages that have it. */
export function Findings({ proof, settings, showCode }: FindingsProps) {
  const { t, i18n } = useTranslation('print-at-home');
  const nameWarning = useWarningWords();
  const drawn =
    proof.of > proof.tickets
      ? t('proof.cut', { count: proof.of, drawn: proof.tickets })
      : t('proof.drawn', { count: proof.tickets });
  if (proof.warnings.length === 0) return <EmptyState text={drawn} title={t('proof.nothingWrong')} />;
  const nameTicket = ({ priceTypeId }: Warning) =>
    chooseText(settings.prices.find((price) => price.priceTypeId === priceTypeId)?.name ?? {}, i18n.language);
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' }).format(new Set(names.filter(Boolean)));
  return (
    <Card note={drawn} title={t('proof.findings')}>
      <Box sx={{ overflowX: 'auto' }}>
        <PlainTable
          caption={t('proof.findings')}
          columns={[
            {
              id: 'finding',
              header: t('proof.finding'),
              isName: true,
              cell: (finding) => (
                <>
                  <Link color="text.primary" href={whereTo(showCode, finding[0])} underline="hover">
                    {nameWarning(finding[0])}
                  </Link>
                  {finding.length > 1 && <Note>{t('proof.on', { count: finding.length })}</Note>}
                </>
              ),
            },
            {
              id: 'ticket',
              header: t('tickets.ticket'),
              width: '30%',
              cell: (finding) => list(finding.map(nameTicket)) || '–',
            },
            {
              id: 'language',
              header: t('preview.language'),
              width: '26%',
              cell: (finding) => list(finding.map(({ languageCode }) => nameLanguage(languageCode, i18n.language))),
            },
          ]}
          getRowId={([{ code, about }]) => `${code} ${about}`}
          look="card"
          rows={groupWarnings(proof.warnings)}
        />
      </Box>
    </Card>
  );
}

function groupWarnings(warnings: readonly Warning[]): Finding[] {
  const groups = new Map<string, Finding>();
  for (const warning of warnings) {
    const key = `${warning.code} ${warning.about}`;
    const known = groups.get(key);
    groups.set(key, known ? [...known, warning] : [warning]);
  }
  return [...groups.values()];
}

const whereTo = (showCode: string, { priceTypeId, languageCode }: Warning): string =>
  `${priceTypeId === null ? paths.showPrintAtHome(showCode) : paths.showPrintAtHomeTicket(showCode, priceTypeId)}?${new URLSearchParams({ language: languageCode })}`;
