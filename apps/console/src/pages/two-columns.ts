/** A page of cards, the main ones at the left. Below 1024 px the columns dissolve and each card's own `order` applies. */
export const TWO_COLUMNS = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 300px', lg: 'minmax(0, 1fr) 368px' },
  gap: 2,
  alignItems: { xs: 'stretch', md: 'start' },
};

export const CARD_COLUMN = { display: { xs: 'contents', md: 'grid' }, gap: 2, minWidth: 0, '& > *': { minWidth: 0 } };
