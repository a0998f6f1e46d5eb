import type { CSSProperties } from 'react'

type Layer = { pattern: string; rail: string; railInk: string; poster: string }

// The sections as layers of one core, from the turquoise of the surface down to granite.
const layers: Layer[] = [
  { pattern: 'sand', rail: '#45b0a4', railInk: '#12191d', poster: '#45b0a4' },
  { pattern: 'shale', rail: '#b9d0e4', railInk: '#123a6b', poster: '#b9d0e4' },
  { pattern: 'lime', rail: '#7fa8cd', railInk: '#0d2747', poster: '#8fb6df' },
  { pattern: 'tuff', rail: '#2f68a6', railInk: '#ffffff', poster: '#e2905f' },
  { pattern: 'gran', rail: '#123a6b', railInk: '#ffffff', poster: '#f0c9b0' },
]

type Swatch = { className: string; style: CSSProperties }

const swatch = (at: number, on: 'rail' | 'poster'): Swatch => {
  const layer = layers[at % layers.length]
  if (!layer) return { className: 'lith', style: {} }
  const colours = { '--lith-fill': layer[on], '--lith-ink': on === 'rail' ? layer.railInk : '#0d2747' }
  return { className: `lith lith--${layer.pattern}`, style: colours as CSSProperties }
}

/** The rock of a section, for its swatch beside the questionnaire. */
export const railSwatch = (at: number): Swatch => swatch(at, 'rail')

/** The same rock in the colours of the dark poster. */
export const posterSwatch = (at: number): Swatch => swatch(at, 'poster')
