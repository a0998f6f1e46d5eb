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

const layerAt = (layerIndex: number): Layer => layers[layerIndex % layers.length] ?? layers[0]

/**
 * The rock swatch of the layer at an index, in the colours of the light pages. Each section of the
 * questionnaire is drawn as such a layer.
 */
export function rockSwatchOnPage(layerIndex: number): Swatch {
  const { rock, sidebar, sidebarInk } = layerAt(layerIndex)
  return { rock, fill: sidebar, ink: sidebarInk }
}

/** The rock swatch of the layer at an index, in the colours of the dark poster. */
export function rockSwatchOnPoster(layerIndex: number): Swatch {
  const { rock, poster } = layerAt(layerIndex)
  return { rock, fill: poster, ink: '#0d2747' }
}

/** Which of two wavy edges a layer has. The two alternate, so the edges of adjacent layers differ. */
export const waveVariantOf = (layerIndex: number): 1 | 2 => (layerIndex % 2 === 0 ? 2 : 1)
