import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { BrandName } from '@parterre/contract/wire/brands';
import type { ReactNode } from 'react';

type IllustrationName =
  | 'additional-tools'
  | 'add-ticket'
  | 'add-seated-ticket'
  | 'event-details'
  | 'successful'
  | 'no-order';

/**
 * Draws one of the six pictures of spec §1, in the brand's frame and the theme's colours, 240 by 168. Decorative: the
 * text beside it says what it shows.
 */
export function Illustration({ name }: { name: IllustrationName }) {
  const { brand } = useTheme();
  return (
    <Box
      component="svg"
      width={240}
      height={168}
      viewBox="0 0 240 168"
      aria-hidden
      sx={(theme) => ({
        maxWidth: '100%',
        height: 'auto',
        fill: 'none',
        strokeWidth: 1.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        stroke: theme.vars.palette.text.disabled,
        '& .accent': { stroke: theme.vars.palette.primary.main },
        '& .ground': { fill: theme.vars.palette.background.default },
        '& .dashed': { strokeDasharray: '4 4.5' },
      })}
    >
      <path d="M20 150.5h200" />
      {FRAMES[brand.name]}
      {scenes[name]}
    </Box>
  );
}

/** The background of every scene: an auditorium arch, rows of risers, a gate with battlements. */
const FRAMES: Record<BrandName, ReactNode> = {
  parterre: <path d="M52 150V62a68 50 0 0 1 136 0v88M66 150V66a54 40 0 0 1 108 0v84" />,
  rowline: <path d="M36 150v-14h168v14M48 136v-14h144v14M60 122v-14h120v14M40 40h58M116 40h84M52 26h96M164 26h24" />,
  gatehouse: <path d="M48 150V30h20v12h20V30h20v12h24V30h20v12h20V30h20v120M66 150V78a54 30 0 0 1 108 0v72" />,
};

/** The six scenes of spec §1. They are drawn over the brand's frame; `ground` hides the frame behind solid things. */
export const scenes: Record<IllustrationName, ReactNode> = {
  'additional-tools': (
    <>
      <path className="ground" d="M76 150V96h88v54z" />
      <path className="ground" d="M104 96V86a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v10" />
      <path d="M76 114h30M134 114h30" />
      <path
        className="accent"
        d="M106 108h28v12h-28zM96 96 82 66M82 66l-7-4 1-8 6 4 5-3 6 5-4 6zM146 96l10-36M152 58l4-14 5 1-1 15z"
      />
    </>
  ),
  'add-ticket': (
    <>
      <path className="ground" d="M78 74h84v20a10 10 0 0 0 0 20v20H78v-20a10 10 0 0 0 0-20z" />
      <path d="M132 82v6M132 96v6M132 110v6M132 122v5M90 92h28M90 104h20" />
      <path className="ground accent" d="M162 92a18 18 0 1 0 0-36 18 18 0 0 0 0 36z" />
      <path className="accent" d="M162 65v18M153 74h18" />
    </>
  ),
  'add-seated-ticket': (
    <>
      <path className="ground" d="M88 118V76a12 12 0 0 1 12-12h30a12 12 0 0 1 12 12v42" />
      <path className="ground" d="M78 102a8 8 0 0 1 16 0v16h42v-16a8 8 0 0 1 16 0v32H78zM88 134v16M142 134v16" />
      <path className="ground accent" d="M140 48h48v11a6 6 0 0 0 0 12v11h-48V71a6 6 0 0 0 0-12z" />
      <path className="accent" d="M172 54v4M172 63v4M172 72v4M150 61h12M156 55v12" />
    </>
  ),
  'event-details': (
    <>
      <path className="ground" d="M74 58h92v82H74zM74 78h92M94 50v16M146 50v16" />
      <path d="M88 92h12M114 92h12M140 92h12M88 108h12M140 108h12M88 124h12M114 124h12" />
      <path className="ground accent" d="M108 102h24v13h-24z" />
      <path className="ground accent" d="M162 132l22-22 8 8-22 22-11 3z" />
    </>
  ),
  successful: (
    <>
      <path className="ground" d="M72 92h96v16a9 9 0 0 0 0 18v16H72v-16a9 9 0 0 0 0-18z" />
      <path d="M136 98v5M136 112v5M136 126v5M84 108h30M84 120h22" />
      <path className="ground accent" d="M120 92a24 24 0 1 0 0-48 24 24 0 0 0 0 48z" />
      <path className="accent" d="m109 68 8 8 15-16M72 52l-8-6M168 52l8-6M78 78l-9 2M162 78l9 2" />
    </>
  ),
  'no-order': (
    <>
      <path className="ground" d="M42 118.5h156v10H42z" />
      <path d="M60 150v-21M180 150v-21M134 118.5a14 12 0 0 1 28 0M148 106.5v-3M146 103h4" />
      <path className="accent dashed" d="M90 58h60v10a5 5 0 0 0 0 10v10H90V78a5 5 0 0 0 0-10z" />
      <path className="accent" d="M133 64v3M133 71.5v3M133 79v3" />
    </>
  ),
};
