import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Show } from '@parterre/contract/shows/show';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ImagePanel } from '#images/image-panel.tsx';
import { useShowImages } from '#images/use-sized-images.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { usePromoter, useTextCultures } from '#session/use-promoter.ts';
import { useShowText } from '../describe-show.ts';
import { ShowMenu } from '../menu/show-menu.tsx';
import { ShowHeader, ShowPage } from '../show-page.tsx';
import { FormPart } from './form-part.tsx';
import { ShowDetailsForm } from './show-details-form.tsx';
import { TextsCard } from './texts-card.tsx';

export function ShowDetailsPage() {
  const { t } = useTranslation('shows');
  return (
    <ShowPage>
      {(show) => (
        <>
          <ShowHeader
            actions={
              <>
                <Button href={paths.showDetailsStatus(show.showCode)} variant="outlined">
                  {t('actions.changeStatus')}
                </Button>
                <ShowMenu show={show} />
              </>
            }
            show={show}
            title={t('form.editTitle')}
          />
          <Details show={show} />
        </>
      )}
    </ShowPage>
  );
}

function Details({ show }: { show: Show }) {
  const cultures = useTextCultures(show);
  const promoter = usePromoter().findPromoter(show.promoterCode);
  return (
    <ShowDetailsForm
      aside={<DetailsAside cultures={cultures} show={show} />}
      below={<ShowPictures show={show} />}
      key={show.showCode}
      promoter={{ code: show.promoterCode, cultures, currency: promoter?.currency ?? show.currency }}
      show={show}
    />
  );
}

function DetailsAside({ show, cultures }: { show: Show; cultures: readonly string[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DetailsParts />
      <TextsCard cultures={cultures} show={show} />
    </Box>
  );
}

/** The last part of the details. Pictures are saved immediately, independent of the form. */
function ShowPictures({ show }: { show: Pick<Show, 'showCode' | 'name' | 'defaultCulture' | 'images'> }) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const canEdit = useCan('show:write');
  const pictures = useShowImages(show.showCode);
  return (
    <Box sx={{ mt: 1.5 }}>
      <FormPart id="pictures" title={t('form.pictures')}>
        <ImagePanel canEdit={canEdit} images={show.images} name={text(show.name, show.defaultCulture)} set={pictures} />
      </FormPart>
    </Box>
  );
}

/** The parts of the details in display order: the fragment of the URL and the key of the title. */
const PARTS = [
  { id: 'programme', title: 'form.programme' },
  { id: 'where', title: 'form.where' },
  { id: 'when', title: 'form.when' },
  { id: 'sale', title: 'form.sale' },
  { id: 'sites', title: 'sites.title' },
  { id: 'money', title: 'form.money' },
  { id: 'about', title: 'form.about' },
  { id: 'pictures', title: 'form.pictures' },
] as const;

function DetailsParts() {
  const { t } = useTranslation('shows');
  useScrollToPart();
  return (
    <Box aria-label={t('form.parts')} component="nav" sx={{ display: { xs: 'none', xl: 'block' } }}>
      <Box component="ul" sx={LIST_LOOK}>
        {PARTS.map(({ id, title }) => (
          <li key={id}>
            <Link color="text.secondary" href={`#${id}`} underline="hover">
              {t(title)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const LIST_LOOK = {
  m: 0,
  pl: 1.5,
  listStyle: 'none',
  borderLeft: 1,
  borderColor: 'divider',
  typography: 'body2',
  lineHeight: '26px',
};

/** Scrolls to the part that the URL names (`#when`), also when the same link is followed again. */
function useScrollToPart(): void {
  const location = useLocation();
  // The router does not scroll to fragments.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [location]);
}
