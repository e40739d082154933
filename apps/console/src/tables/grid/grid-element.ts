import { styled } from '@mui/material/styles';

/** A row or a cell of the grid; rows are placed freely, so no element of a table can stand for them. */
export const GridElement = styled('div')({});
