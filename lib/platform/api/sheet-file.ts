import type { FileRule } from './call'

/** The file of an import, CSV or XLSX, read from the temporary folder. */
export const sheetFile = (fileBytesMax: number) =>
  ({
    kinds: ['sheet'],
    storage: 'temporary',
    fileBytesMax,
    wrongKindMessage: 'validation.exchange.sheet',
  }) as const satisfies FileRule
