/** Written by scripts/fonts.ts: where each part of each face lies. */
export const fontFiles = {
  'piazzolla-cyrillic': '/fonts/piazzolla-cyrillic.51b23545.woff2',
  'piazzolla-mongolian': '/fonts/piazzolla-mongolian.53f2154d.woff2',
  'piazzolla-figures': '/fonts/piazzolla-figures.349297e0.woff2',
  'piazzolla-latin': '/fonts/piazzolla-latin.8670aca2.woff2',
  'piazzolla-accents': '/fonts/piazzolla-accents.9e3d27cc.woff2',
  'golos-cyrillic': '/fonts/golos-cyrillic.d22c2851.woff2',
  'golos-mongolian': '/fonts/golos-mongolian.e6c0f547.woff2',
  'golos-figures': '/fonts/golos-figures.42567890.woff2',
  'golos-latin': '/fonts/golos-latin.378b6e64.woff2',
  'golos-accents': '/fonts/golos-accents.21477eec.woff2',
} as const
