/** The sites: each has the colours of one mineral, and all these minerals are of one ore body. */

export type SiteName = 'mm' | 'mw' | 'yp' | 'admin'

/** The colours of a drawing, as `#rrggbb`. */
export type SitePalette = {
  /** Six steps from light to dark. */
  ramp: readonly [string, string, string, string, string, string]
  /** The ground of the dark pictures. */
  deep: string
  /** The stroke of contours and bedding. */
  line: string
  /** The one hot colour, and its darker shade for light grounds. */
  mark: string
  markDeep: string
  /** The second mineral: soil, weathered ground. */
  second: string
  /** The sky of the steppe and of the section, from the zenith down. */
  sky: readonly [string, string, string]
  sectionSky: string
}

const mineral = {
  azuriteDeep: '#0d2747',
  azuriteMid: '#3f7bb8',
  copper: '#b95722',
  copperMid: '#d8865a',
  brass: '#e8b02c',
  turquoise: '#45b0a4',
  quartz: '#f6f7f5',
}

export const sites: Record<SiteName, SitePalette> = {
  mm: {
    ramp: ['#e6eff5', '#cfe0ec', '#a9c6de', '#6f9dc6', '#2f68a6', '#123a6b'],
    deep: mineral.azuriteDeep,
    line: '#123a6b',
    mark: mineral.copperMid,
    markDeep: mineral.copper,
    second: mineral.turquoise,
    sky: ['#7fb0d6', '#b4d2e6', '#edf3f4'],
    sectionSky: '#a5c9e2',
  },
  mw: {
    ramp: ['#faeee6', '#f3d9c8', '#e6b697', '#d08a5c', '#a84f20', '#6b2c11'],
    deep: '#190f0b',
    line: '#6b2c11',
    mark: mineral.turquoise,
    markDeep: '#1f7d74',
    second: mineral.brass,
    sky: ['#f3d9c8', '#faeee6', mineral.quartz],
    sectionSky: '#f3d9c8',
  },
  yp: {
    ramp: ['#f4f4ee', '#e4e4da', '#cacabd', '#9b9c8f', '#5d6058', '#2c302c'],
    deep: '#15181a',
    line: '#2c302c',
    mark: '#f4c64e',
    markDeep: '#dc9d12',
    second: mineral.azuriteMid,
    sky: ['#e4e4da', '#f4f4ee', mineral.quartz],
    sectionSky: '#e4e4da',
  },
  admin: {
    ramp: ['#f1f4f3', '#dfe5e4', '#c1cbcb', '#8fa0a4', '#52656c', '#27363c'],
    deep: '#12191d',
    line: '#27363c',
    mark: mineral.turquoise,
    markDeep: '#1f7d74',
    second: mineral.copper,
    sky: ['#dfe5e4', '#f1f4f3', mineral.quartz],
    sectionSky: '#dfe5e4',
  },
}

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

/** The colour that lies the share `t` (0 to 1) of the way from one colour to another. */
export function mixColours(from: string, to: string, t: number): string {
  const end = channels(to)
  const mixedChannels = channels(from).map((value, i) => Math.round(value + ((end[i] ?? value) - value) * t))
  return '#' + mixedChannels.map((value) => value.toString(16).padStart(2, '0')).join('')
}

/** The step of a ramp at the index; an index beyond either end gives the colour at that end. */
export function rampColour(ramp: SitePalette['ramp'], index: number): string {
  return ramp[Math.max(0, Math.min(5, index)) as 0 | 1 | 2 | 3 | 4 | 5]
}
