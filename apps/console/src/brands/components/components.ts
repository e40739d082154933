import type { Components, Theme } from '@mui/material/styles';
import { controls } from './controls.ts';
import { fields } from './fields.ts';
import { floating } from './floating.ts';
import { surfaces } from './surfaces.ts';

export const components: Components<Theme> = { ...surfaces, ...controls, ...fields, ...floating };
