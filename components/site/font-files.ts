/** The path of each part of each font. Written by scripts/fonts.ts. */
export const fontFiles = {
  'piazzolla-cyrillic': '/fonts/piazzolla-cyrillic.07441e83.woff2',
  'piazzolla-mongolian': '/fonts/piazzolla-mongolian.b1286f21.woff2',
  'piazzolla-figures': '/fonts/piazzolla-figures.47138897.woff2',
  'piazzolla-latin': '/fonts/piazzolla-latin.c6521448.woff2',
  'piazzolla-accents': '/fonts/piazzolla-accents.5317244e.woff2',
  'golos-cyrillic': '/fonts/golos-cyrillic.5cc7b750.woff2',
  'golos-mongolian': '/fonts/golos-mongolian.64b3bb86.woff2',
  'golos-figures': '/fonts/golos-figures.a690b958.woff2',
  'golos-latin': '/fonts/golos-latin.66cb0f5f.woff2',
  'golos-accents': '/fonts/golos-accents.9202dbc6.woff2',
} as const
