import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Show } from '@parterre/contract/shows/show';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinReads } from '#api/join-reads.ts';
import { useListPriceGroupsQuery } from '#api/queries/events/price-groups.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { CanTranslate } from '#forms/translation/text-languages.ts';
import { chooseCounted } from '#i18n/format-number.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { useShowText } from '../describe-show.ts';
import { countEventTexts, type LanguageTexts, type TextToDo } from './count-event-texts.ts';

interface TextsCardProps {
  show: Show;
  cultures: readonly string[];
}

export function TextsCard({ show, cultures }: TextsCardProps) {
  const { t } = useTranslation('shows');
  const params = { showCode: show.showCode };
  const groups = useListPriceGroupsQuery({ params });
  const prices = useListPricesQuery({ params });
  const data = groups.data && prices.data && { groups: groups.data.items, prices: prices.data.items };
  if (cultures.length < 2) return null;
  return (
    <LoadedCard
      loading={{ label: t('page.loading'), rows: cultures.length }}
      result={{ ...joinReads(groups, prices), data }}
      title={t('texts.title')}
    >
      {(loaded) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {countEventTexts({ show, cultures, ...loaded }).map((language) => (
            <LanguageRow
              cultures={cultures}
              defaultCulture={show.defaultCulture}
              key={language.culture}
              language={language}
            />
          ))}
        </Box>
      )}
    </LoadedCard>
  );
}

interface LanguageRowProps {
  language: LanguageTexts;
  cultures: readonly string[];
  defaultCulture: string;
}

const SHOWN = 4;

function LanguageRow({ language, cultures, defaultCulture }: LanguageRowProps) {
  const { t, i18n } = useTranslation('shows');
  const [isOpen, setOpen] = useState(false);
  const { culture, written, total, toDo } = language;
  const name = nameLanguage(culture, i18n.language, cultures);
  const outdated = toDo.filter(({ state }) => state === 'outdated').length;
  const counts = t('texts.count', { count: chooseCounted(written, total, i18n.language), written, total });
  const rest = toDo.length - SHOWN;
  return (
    <Box component="li" sx={ROW_LOOK}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.75 }}>
        <Box sx={{ fontWeight: 'fontWeightMedium', minWidth: 0 }}>{name}</Box>
        <Box sx={{ ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {outdated === 0 ? counts : `${counts}, ${t('texts.outdated', { count: outdated })}`}
        </Box>
      </Box>
      <ProgressBar label={t('texts.progress', { language: name })} max={total} value={written} />
      {toDo.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.75, p: 0, listStyle: 'none' }}>
          {(isOpen ? toDo : toDo.slice(0, SHOWN)).map((text) => (
            <TextLink defaultCulture={defaultCulture} key={text.href} text={text} />
          ))}
        </Box>
      )}
      {rest > 0 && (
        <Link
          aria-expanded={isOpen}
          color="text.secondary"
          component="button"
          onClick={() => setOpen(!isOpen)}
          sx={{ font: 'inherit' }}
          type="button"
        >
          {isOpen ? t('texts.fewer') : t('texts.more', { count: rest })}
        </Link>
      )}
    </Box>
  );
}

const ROW_LOOK = { px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } };

interface TextLinkProps {
  text: TextToDo;
  defaultCulture: string;
}

/** A missing or outdated text. Users who may translate get a link that opens its form with the translation drawer. */
function TextLink({ text: { kind, name, field, state, href }, defaultCulture }: TextLinkProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const canTranslate = useContext(CanTranslate);
  const words = t(`texts.fields.${field}`);
  const label = kind === 'show' ? words : t(`texts.of.${kind}`, { name: text(name, defaultCulture), field: words });
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, lineHeight: '26px' }}>
      {canTranslate ? (
        <Link href={href} sx={LABEL_LOOK}>
          {label}
        </Link>
      ) : (
        <Box component="span" sx={LABEL_LOOK}>
          {label}
        </Box>
      )}
      <Box component="span" sx={{ ml: 'auto', flex: 'none', color: 'text.secondary' }}>
        {t(`texts.states.${state}`)}
      </Box>
    </Box>
  );
}

const LABEL_LOOK = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
