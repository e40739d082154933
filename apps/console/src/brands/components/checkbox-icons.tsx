import { styled } from '@mui/material/styles';

const Box = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  borderRadius: 4,
  border: '1px solid currentColor',
  backgroundColor: theme.vars.palette.background.paper,
  '&.filled': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
  '.Mui-disabled &': { color: theme.vars.palette.line.strong, backgroundColor: theme.vars.palette.background.active },
}));

const Mark = styled('svg')({ display: 'block', width: 12, height: 12 });

/** The 16 px box of tables and forms, its border at 3:1. */
export const checkboxIcons = {
  icon: <Box />,
  checkedIcon: drawMark('m3.5 8.5 3 3 6-7'),
  indeterminateIcon: drawMark('M4 8h8'),
};

function drawMark(d: string) {
  return (
    <Box className="filled">
      <Mark viewBox="0 0 16 16" aria-hidden>
        <path d={d} fill="none" stroke="currentColor" strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round" />
      </Mark>
    </Box>
  );
}
