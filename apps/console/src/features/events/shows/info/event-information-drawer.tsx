import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { formatZonedTime } from '#dates/format-date-time.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { chooseCulture } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { paths } from '#pages/paths.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { RichTextView } from '#ui/rich-text/rich-text-view.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { without } from '#ui/url/change-params.ts';
import { useShowText } from '../describe-show.ts';
import { FactList, FactsPart } from './facts-part.tsx';
import { CodesPart, InfoPart, PicturesPart } from './info-part.tsx';

/** `?drawer=eventInformation&show=CODE`, over any page: a summary of a show to read and copy from. */
export function EventInformationDrawer() {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const { showCode, close } = useInformationParams();
  const result = useGetShowQuery({ params: { showCode: showCode ?? '' } }, { skip: showCode === undefined });
  const show = result.currentData;
  const heading = { title: show ? text(show.name, show.defaultCulture) : t('info.title') };
  return (
    <AppDrawer footer={show && <OpenBar show={show} />} heading={heading} onClose={close} open>
      {showCode === undefined ? (
        t('info.noCode')
      ) : (
        <LoadedPart label={t('page.loading')} result={{ ...result, data: show }} rowHeight={48} rows={8}>
          {(loaded) => <Parts show={loaded} />}
        </LoadedPart>
      )}
    </AppDrawer>
  );
}

function Parts({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <FactsPart show={show} />
      <SalePart show={show} />
      <CodesPart show={show} />
      <TextPart show={show} texts={show.description} title={t('form.description')} />
      <TextPart show={show} texts={show.terms} title={t('form.terms')} />
      <PicturesPart show={show} />
    </Box>
  );
}

function OpenBar({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  return (
    <SaveBar
      actions={
        <Button color="primary" href={paths.show(show.showCode)} variant="contained">
          {t('info.open')}
        </Button>
      }
      summary=""
    />
  );
}

/** Returns the show in the URL, and closes the drawer without leaving the page. */
function useInformationParams() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const showCode = params.get('show')?.toUpperCase() || undefined;
  const close = () => void navigate({ pathname, search: without(params, ['drawer', 'show']).toString() });
  return { showCode, close };
}

interface TextPartProps {
  title: string;
  texts: Readonly<Record<string, string>>;
  show: Pick<Show, 'defaultCulture'>;
}

/** Shows a rich text as buyers read it, in the reader's language if it exists; nothing if the text is empty. */
function TextPart({ title, texts, show }: TextPartProps) {
  const { i18n } = useTranslation('shows');
  const culture = chooseCulture(texts, i18n.language, show.defaultCulture);
  if (culture === undefined) return null;
  const named =
    culture === i18n.language ? title : `${title} · ${nameLanguage(culture, i18n.language, Object.keys(texts))}`;
  return (
    <InfoPart title={named}>
      <RichTextView html={texts[culture] ?? ''} lang={culture} />
    </InfoPart>
  );
}

function SalePart({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('shows');
  const { sold, comps, capacity, grossMinor } = show.sales;
  const { onSaleAtLocal, offSaleAtLocal, timeZone, currency } = show;
  const write = (value: number) => formatNumber(value, i18n.language);
  return (
    <InfoPart title={t('form.sale')}>
      <FactList
        facts={[
          { label: t('info.saleState'), value: t(`saleState.${show.saleState}`) },
          {
            label: t('form.onSaleAt'),
            value: onSaleAtLocal === null ? t('info.fromActive') : formatZonedTime(onSaleAtLocal, timeZone),
          },
          {
            label: t('form.offSaleAt'),
            value: offSaleAtLocal === null ? t('info.untilStart') : formatZonedTime(offSaleAtLocal, timeZone),
          },
          { label: t('list.sold'), value: `${write(sold)} / ${write(capacity)}` },
          ...(comps > 0 ? [{ label: t('seats.comps'), value: write(comps) }] : []),
          { label: t('list.gross'), value: formatMoney(grossMinor, currency, i18n.language) },
        ]}
      />
    </InfoPart>
  );
}
