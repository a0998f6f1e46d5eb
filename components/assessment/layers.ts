import type { Rock } from '@/components/ui/lith'

type Layer = { rock: Rock; sidebar: string; sidebarInk: string; poster: string }

// The sections as layers of one drill core, from the turquoise of the surface down to granite.
const layers = [
  { rock: 'sand', sidebar: '#45b0a4', sidebarInk: '#12191d', poster: '#45b0a4' },
  { rock: 'shale', sidebar: '#b9d0e4', sidebarInk: '#123a6b', poster: '#b9d0e4' },
  { rock: 'lime', sidebar: '#7fa8cd', sidebarInk: '#0d2747', poster: '#8fb6df' },
  { rock: 'tuff', sidebar: '#2f68a6', sidebarInk: '#ffffff', poster: '#e2905f' },
  { rock: 'gran', sidebar: '#123a6b', sidebarInk: '#ffffff', poster: '#f0c9b0' },
] as const satisfies Layer[]

type Swatch = { rock: Rock; fill: string; ink: string }

const layerOf = (at: number): Layer => layers[at % layers.length] ?? layers[0]

/**
 * The rock at a position, in the colours of the light pages, for example for a section of the
 * questionnaire.
 */
export function pageSwatch(at: number): Swatch {
  const { rock, sidebar, sidebarInk } = layerOf(at)
  return { rock, fill: sidebar, ink: sidebarInk }
}

/** The rock of a section, in the colours of the dark poster. */
export function posterSwatch(at: number): Swatch {
  const { rock, poster } = layerOf(at)
  return { rock, fill: poster, ink: '#0d2747' }
}

/** Which of two wave lines a layer has: adjacent layers alternate, so edges that meet are different. */
export const waveVariantOf = (at: number): 1 | 2 => (at % 2 === 0 ? 2 : 1)
