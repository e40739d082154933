import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { PrintAtHomeSettings } from '@parterre/contract/print-at-home';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { FormSaveBar } from '#forms/object/form-save-bar.tsx';
import { useFieldFromUrl } from '#forms/object/use-field-from-url.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { ImagePanel } from '#images/image-panel.tsx';
import { PageFoot } from '#pages/page-foot.tsx';
import { paths } from '#pages/paths.ts';
import { useCan, useLockReason } from '#session/use-features.ts';
import { useTextCultures } from '#session/use-promoter.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { LookFields, PaperFields, ShowFields } from '../settings/design-fields.tsx';
import { type PriceDesign, readOrigins } from '../settings/design-values.ts';
import { OriginsOfForm } from '../settings/inherited.tsx';
import { TermsFields } from '../settings/terms-fields.tsx';
import { useTicketImages } from '../settings/use-ticket-images.ts';
import { CampaignMenu } from './campaign-menu.tsx';
import { PrintedHeader } from './printed-show.tsx';
import { TicketDesignsCard } from './ticket-designs-card.tsx';
import { DesignConflict, useDesignForm } from './use-design-form.tsx';

interface DesignPageProps {
  show: Show;
  settings: PrintAtHomeSettings;
  /** The price type these settings belong to; undefined for the whole show. */
  price?: PriceDesign | undefined;
}

/** The settings of print-at-home tickets, with a preview that follows the input before it is saved. */
export function DesignPage({ show, settings, price }: DesignPageProps) {
  const { t, i18n } = useTranslation('print-at-home');
  const { showCode } = show;
  const lockReason = useLockReason('pah:write');
  const { model, asked, startAnew } = useDesignForm(showCode, settings, price);
  useFieldFromUrl(model.form);
  const cultures = [...new Set([...useTextCultures(show), ...settings.values.languages])];
  const campaign = settings.campaign && chooseText(settings.campaign.name, i18n.language);
  return (
    <>
      <PrintedHeader
        actions={
          <>
            <ReasonedButton href={paths.showPrintAtHomeProof(showCode)} reason={undefined} variant="outlined">
              {t('proof.open')}
            </ReasonedButton>
            {!price && (
              <CampaignMenu
                isChanged={model.form.formState.isDirty}
                onCopied={startAnew}
                settings={settings}
                showCode={showCode}
              />
            )}
          </>
        }
        facts={!price && campaign ? t('ofCampaign', { campaign }) : undefined}
        isBelow={price !== undefined}
        show={show}
        title={price ? chooseText(price.name, i18n.language, show.defaultCulture) : t('title')}
      />
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={BESIDE_LOOK}>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            {lockReason && <Alert severity="info">{lockReason}</Alert>}
            <OriginsOfForm value={readOrigins(settings, price)}>
              <AppForm model={model}>
                <FormFields isLocked={lockReason !== undefined}>
                  {!price && <ShowFields cultures={cultures} />}
                  <PaperFields />
                  <LookFields />
                  <TermsFields showCode={showCode} />
                </FormFields>
              </AppForm>
            </OriginsOfForm>
          </Box>
          <Box sx={ASIDE_LOOK}>
            <PreviewPanel form={model.form} price={price} settings={settings} show={show} />
          </Box>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <TicketPictures price={price} settings={settings} show={show} />
            {!price && <TicketDesignsCard settings={settings} showCode={showCode} />}
          </Box>
        </Box>
      </Box>
      <PageFoot>
        <FormSaveBar model={model} saveLabel={t('save')} />
      </PageFoot>
      <DesignConflict asked={asked} />
    </>
  );
}

/** Responds to the container's width, because the navigation and the rail take part of the window. */
const BESIDE_LOOK = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 680px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '@container (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)' },
};
const ASIDE_LOOK = {
  minWidth: 0,
  '@container (min-width: 680px)': { position: 'sticky', top: 80, gridColumn: 2, gridRow: '1 / span 2' },
};

/** Pictures are saved immediately, independent of the form. */
function TicketPictures({ show, settings, price }: DesignPageProps) {
  const { t, i18n } = useTranslation('print-at-home');
  const canEdit = useCan('pah:write');
  const pictures = useTicketImages(show.showCode, price?.priceTypeId);
  const { own } = readOrigins(settings, price);
  const { images, name } = price ?? { images: settings.images, name: show.name };
  return (
    <Card title={t('parts.pictures')}>
      <Box sx={{ p: 2 }}>
        <ImagePanel
          canEdit={canEdit}
          images={images.map(({ imageType, url, origin }) => ({
            mediaType: imageType,
            url,
            from: origin === own ? undefined : t(`origin.${origin}`),
          }))}
          name={chooseText(name, i18n.language, show.defaultCulture)}
          set={pictures}
        />
      </Box>
    </Card>
  );
}
