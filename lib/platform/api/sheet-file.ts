import type { FileRule } from './call'

/** The rule for the file of an import: CSV or XLSX, which the handler reads from the temporary folder. */
export const sheetFileRule = (fileBytesMax: number) =>
  ({
    kinds: ['sheet'],
    storage: 'temporary',
    fileBytesMax,
    wrongKindMessage: 'validation.exchange.sheet',
  }) as const satisfies FileRule
